import { judged } from '../judged-query.ts'

const ROTH = ['Bäckerei Roth']

/** Exact names, beginnings of names, the tiers of the ranking, ties, brands. */
export const NAMES = {
  'exact names': [
    judged('Bäckerei Roth', ROTH, 'the exact name ranks above longer names, however well those are rated', {
      after: ['Bäckerei Roth am Markt', 'Neue Bäckerei Roth'],
    }),
    judged('BÄCKEREI ROTH', ROTH, 'capitals mean nothing'),
    judged('baeckerei roth', ROTH, 'an exact name in another spelling is still exact'),
    judged('bäckerei  roth.', ROTH, 'blanks and full stops mean nothing'),
    judged('Das Eck', ['Das Eck'], 'an article belongs to a name', { after: ['Brotzeit am Eck'] }),
    judged('Salon Dom', ['Salon Dom'], 'a name of everyday words'),
    judged('Zahnarztpraxis Dr. Lindner', ['Zahnarztpraxis Dr. Lindner'], 'a title with its full stop'),
    judged('dr lindner', ['Zahnarztpraxis Dr. Lindner'], 'people leave the trade out'),
    judged('Café Hamburg', ['Café Hamburg'], 'a name that holds a town is a name, not a place', {
      place: null,
    }),
    judged('Elektrotechnik Volt GmbH', ['Elektrotechnik Volt GmbH'], 'with its legal form'),
    judged('elektrotechnik volt', ['Elektrotechnik Volt GmbH'], 'nobody types the legal form'),
    judged('volt gmbh', ['Elektrotechnik Volt GmbH'], 'the legal form does not get in the way'),
    judged('Kfz-Werkstatt Schraube', ['Kfz-Werkstatt Schraube'], 'a hyphen'),
    judged('kfz werkstatt schraube', ['Kfz-Werkstatt Schraube'], 'a blank in place of the hyphen'),
    judged('Autohaus Müller & Söhne', ['Autohaus Müller & Söhne'], 'the sign &'),
    judged('autohaus müller und söhne', ['Autohaus Müller & Söhne'], 'und for &'),
    judged("Toni's Grill", ["Toni's Grill"], 'an apostrophe'),
    judged('tonis grill', ["Toni's Grill"], 'without it'),
    judged('toni grill', ["Toni's Grill"], 'without its s'),
    judged('kaisers weinhandlung', ["Kaiser's Weinhandlung"], 'an apostrophe that nobody types'),
    judged('villa öl und essig', ['Villa Öl und Essig'], 'a small word inside'),
    judged('Rechtsanwältin Vogt', ['Rechtsanwältin Vogt'], 'a person by her profession'),
  ],
  'beginnings and words of names': [
    judged('peters', ['Peters Blumenladen'], 'the first word as written'),
    judged('blumenladen peters', ['Peters Blumenladen'], 'the words in another order'),
    judged('goldschmiede', ['Goldschmiede Über'], 'the trade a name begins with'),
    judged('hirsch', ['Gasthaus Zum Hirsch'], 'the one telling word of a name'),
    judged('zum hirsch', ['Gasthaus Zum Hirsch'], 'with the small word before it'),
    judged('akropolis', ['Restaurant Akropolis'], 'the name proper of a restaurant'),
    judged('rheingold', ['Hotel Rheingold'], 'the name proper of a hotel'),
    judged('media markt', ['Media Markt Testhausen', 'Mediamarkt Rostock'], 'a name in two words and in one'),
    judged('mediamarkt', ['Media Markt Testhausen', 'Mediamarkt Rostock'], 'and the other way round'),
  ],
  tiers: [
    judged(
      'bäckerei',
      ['Bäckerei Roth am Markt', 'Bäckerei Sonnenkorn', 'Backhaus Reinoldi'],
      'quality first, whatever the name',
      { alike: ['Bäckerei'], further: ['Roth Konditorei', 'Brotzeit am Eck'] },
    ),
    judged(
      'käserei',
      ['Käserei Alm'],
      'neither a name nor a description makes a trade, even with five stars',
      {
        further: ['Alte Käserei', 'Hof Lindau'],
      },
    ),
    judged('müller', ['Müller Sanitär', 'Gärtnerei Müller'], 'a name that begins with the word comes first', {
      after: ['Autohaus Müller & Söhne'],
      alike: ['Augenoptiker', 'Restaurant'],
    }),
    judged('roth bäckerei dresden', ['Neue Bäckerei Roth'], 'name, category and place in one', {
      place: 'Dresden',
      total: 1,
    }),
    judged('optiker müller', ['Mueller Optik'], 'a name and a category together'),
    judged('sonnenkorn köln', ['Bäckerei Sonnenkorn'], 'a name and its town', { place: 'Köln' }),
  ],
  ties: [
    judged('uhren', ['Uhren Unruh'], 'many good reviews beat a single perfect one', {
      after: ['Uhren Zeiger', 'Uhren Pendel'],
    }),
    judged('kiosk', ['Spätkauf Nachteule', 'Kiosk Eins'], 'equal in everything: the oldest entry first', {
      after: ['Kiosk Zwei', 'Kiosk Drei'],
    }),
    judged(
      { text: 'zahnarzt', location: 'München' },
      ['Dr. Weiß Zahnmedizin'],
      'the word in the name is no merit',
      {
        after: ['Zahnarztpraxis Dr. Lindner'],
      },
    ),
  ],
  brands: [
    judged('H&M', ['H&M Mainz'], 'a brand of two letters', { never: ['C&A Erfurt'] }),
    judged('h & m', ['H&M Mainz'], 'with blanks'),
    judged('h und m', ['H&M Mainz'], 'as it is spoken'),
    judged('hm mainz', ['H&M Mainz'], 'as one word'),
    judged('c&a', ['C&A Erfurt'], 'the other brand', { never: ['H&M Mainz'] }),
    judged('check 24', ['Check24 Agentur Kiel'], 'letters and digits apart'),
    judged('rewe köln', ['Rewe Center Köln'], 'a chain and a town'),
    judged('allianz', ['Allianz Agentur Brandt'], 'a chain alone'),
    judged('würth', ['Würth Schrauben'], 'an umlaut in a brand'),
    judged('dm drogerie', [], 'a brand that is not there finds nothing made up', { offers: [] }),
  ],
}
