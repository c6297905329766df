import { judged } from '../judged-query.ts'

const FRISEURE = ['Salon Schnittpunkt', 'Salon Dom']
const SALONS = ['Salon Dom', 'Salon Schnittpunkt', 'Haarwerk Nippes']
const BAECKEREIEN = ['Bäckerei Roth am Markt', 'Bäckerei Sonnenkorn', 'Bäckerei Roth', 'Bäckerei Halm']
const BROT = { alike: ['Bäckerei', 'Konditorei', 'Café'] }
const MUELLER = ['Müller Sanitär']
const MUELLERS = {
  after: ['Gärtnerei Müller', 'Autohaus Müller & Söhne'],
  alike: ['Augenoptiker', 'Restaurant'],
}
const HAIR = { alike: ['Friseur', 'Barbershop'] }
const ZAHNAERZTE = ['Dr. Weiß Zahnmedizin', 'Zahnarztpraxis Dr. Lindner', 'Zahnärzte am Ring']

/** Umlauts, plurals, compounds, stems, gender, wrong letters. */
export const SPELLINGS = {
  umlauts: [
    judged('mueller', MUELLER, 'ue for ü', MUELLERS),
    judged('muller', MUELLER, 'a keyboard without umlauts', MUELLERS),
    judged('MÜLLER', MUELLER, 'capital umlauts', MUELLERS),
    judged('mu\u0308ller', MUELLER, 'a Mac writes umlauts in two characters', MUELLERS),
    judged('strasser', ['Straßer Optik'], 'ss for ß'),
    judged('STRASSER OPTIK', ['Straßer Optik'], 'capitals have no ß'),
    judged('grossmann', ['Großmann Bau'], 'ss for ß in the middle'),
    judged('weissbierstube', ['Weißbierstube'], 'ss for ß in a compound'),
    judged('nussknacker', ['Nußknacker Spielwaren'], 'the old spelling is found by the new one'),
    judged('loewen apotheke', ['Löwen-Apotheke'], 'oe for ö'),
    judged('lowen-apotheke', ['Löwen-Apotheke'], 'o for ö'),
    judged('wuerth', ['Würth Schrauben'], 'ue for ü in a brand'),
    judged('goldschmiede ueber', ['Goldschmiede Über'], 'a capital Ü'),
    judged('isik market', ['Işık Market'], 'Turkish letters on a German keyboard'),
    judged('IŞIK MARKET', ['Işık Market'], 'Turkish capitals'),
    judged('cafe zeitlos', ['Café Zeitlos'], 'no accent'),
    judged('waescherei weiss', ['Wäscherei Weiß'], 'both at once'),
  ],
  'plurals and inflections': [
    judged('friseure', FRISEURE, 'the plural of a trade', { ...HAIR, corrected: null }),
    judged('zahnärzte', ZAHNAERZTE, 'a plural with an umlaut', { alike: ['Zahnarzt'], corrected: null }),
    judged(
      'werkstätten',
      ['KFZ Meisterbetrieb Yilmaz', 'Fahrradwerkstatt Speiche', 'Kfz-Werkstatt Schraube'],
      'all workshops',
      {
        alike: ['Autowerkstatt', 'Fahrradwerkstatt', 'Karosseriewerkstatt'],
        corrected: null,
      },
    ),
    judged('apotheken', ['Löwen-Apotheke', 'Apotheke am Dom'], 'a plural in n'),
    judged(
      'pizzerien',
      ['Pizzeria Vesuvio', 'Pizzeria Napoli', 'Pizzeria Da Carlo'],
      'a plural of a foreign word',
    ),
    judged('hotels', ['Hotel Rheingold'], 'a plural in s', { alike: ['Hotel', 'Pension'] }),
    judged('cafés', ['Café Zeitlos', 'Café Hamburg'], 'a plural behind an accent', { alike: ['Café'] }),
    judged('gärtnereien', ['Gärtnerei Müller'], 'a plural in en', { alike: ['Gärtnerei'] }),
    judged('dachdeckern', ['Dachdeckerei Ziegel'], 'a dative'),
    judged('steuerberaterin', ['Steuerkanzlei Soll & Haben'], 'the female form finds the trade'),
    judged('rechtsanwältin', ['Rechtsanwältin Vogt'], 'the female form of a name first', {
      after: ['Kanzlei Paragraf'],
    }),
    judged(
      'arzt',
      ['Kinderarztpraxis Regenbogen', 'Hausarztpraxis Sommer', 'Dr. Anna Berg'],
      'every kind of Arzt but the vet and the dentist',
      {
        further: ['Dr. Weiß Zahnmedizin'],
        alike: [
          'Arzt',
          'Hausarzt',
          'HNO-Arzt',
          'Kinderarzt',
          'Augenarzt',
          'Hautarzt',
          'Medizinisches Zentrum',
        ],
        never: ['Tierarztpraxis Pfote'],
      },
    ),
    judged(
      { text: 'arzt', location: 'Köln' },
      ['Hausarztpraxis Sommer', 'Dr. Anna Berg'],
      'Arzt finds the Ärztin',
      {
        alike: ['HNO-Arzt', 'Medizinisches Zentrum'],
      },
    ),
    judged('ärztin köln', ['Hausarztpraxis Sommer', 'Dr. Anna Berg'], 'Ärztin finds Arzt', {
      alike: ['HNO-Arzt', 'Medizinisches Zentrum'],
      never: ['Tierarztpraxis Pfote'],
    }),
    judged('ärztin für allgemeinmedizin köln', ['Hausarztpraxis Sommer', 'Dr. Anna Berg'], 'a whole phrase'),
    judged('zahnärztin', ZAHNAERZTE, 'the female form of a trade', { alike: ['Zahnarzt'] }),
    judged('friseurin', FRISEURE, 'the female form finds the trade', HAIR),
  ],
  compounds: [
    judged('autowerkstatt köln', ['Kfz-Werkstatt Schraube', 'KFZ Meisterbetrieb Yilmaz'], 'auto is kfz'),
    judged('kfz-werkstatt köln', ['Kfz-Werkstatt Schraube', 'KFZ Meisterbetrieb Yilmaz'], 'with a hyphen'),
    judged('KFZ Werkstatt Köln', ['Kfz-Werkstatt Schraube', 'KFZ Meisterbetrieb Yilmaz'], 'with a blank'),
    judged(
      'autoreparatur köln',
      ['Kfz-Werkstatt Schraube', 'KFZ Meisterbetrieb Yilmaz'],
      'what is done there',
    ),
    judged('zahnarztpraxis', ZAHNAERZTE, 'the house of a trade', { alike: ['Zahnarzt'] }),
    judged('zahn arzt münchen', ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'], 'torn apart'),
    judged('friseursalon', FRISEURE, 'the trade with its house', HAIR),
    judged('friseur salon', FRISEURE, 'the same in two words', HAIR),
    judged('malerbetrieb', ['Malerbetrieb Bunt'], 'a house that says nothing more', {
      after: ['Maler Pinsel'],
    }),
    judged('blumen', ['Blumen Primel'], 'a part of a compound', { after: ['Peters Blumenladen'] }),
    judged('fahrrad werkstatt', ['Fahrradwerkstatt Speiche'], 'a compound in two words'),
    judged('fahrradreparatur', ['Fahrradwerkstatt Speiche'], 'a workshop repairs'),
    judged('kinder arzt', ['Kinderarztpraxis Regenbogen'], 'a compound in two words'),
    judged('möbel haus', ['Möbelhaus Linde'], 'a compound in two words'),
    judged('lackiererei', ['Autolackiererei Glanz'], 'the last part of a compound'),
    judged('schlüssel dienst', ['Schlüsseldienst Flink'], 'a compound in two words'),
  ],
  'wrong letters': [
    judged('frisuer', FRISEURE, 'two letters changed places', {
      ...HAIR,
      corrected: { from: 'frisuer', to: 'friseur' },
    }),
    judged('frisör', FRISEURE, 'a spelling that the dictionary of German allows', {
      ...HAIR,
      corrected: null,
    }),
    judged('frisör köln', SALONS, 'the same with a town', { ...HAIR, place: 'Köln' }),
    judged('müler', MUELLER, 'a letter is missing', {
      ...MUELLERS,
      corrected: { from: 'müler', to: 'müller' },
    }),
    judged('bäkerei', BAECKEREIEN, 'a letter is missing', {
      ...BROT,
      corrected: { from: 'bäkerei', to: 'bäckerei' },
    }),
    judged('beckerei', BAECKEREIEN, 'as it sounds', {
      ...BROT,
      corrected: { from: 'beckerei', to: 'bäckerei' },
    }),
    judged('bäckerrei', BAECKEREIEN, 'a letter too many', BROT),
    judged('resturant akropolis', ['Restaurant Akropolis'], 'one wrong word beside a right one', {
      corrected: { from: 'resturant', to: 'restaurant' },
    }),
    judged('apoteke', ['Löwen-Apotheke', 'Apotheke am Dom'], 'an h is missing'),
    judged('zanarzt', ZAHNAERZTE, 'an h is missing', { alike: ['Zahnarzt'] }),
    judged('elektricker köln', ['Elektro Funke'], 'ck for k'),
    judged('klempner berlni', ['Klempnerei Rohr'], 'a misspelled town in the one box'),
    judged('pizeria', ['Pizzeria Vesuvio', 'Pizzeria Napoli', 'Pizzeria Da Carlo'], 'one z'),
    judged('schlüseldienst', ['Schlüsseldienst Flink'], 'one s'),
    judged('tattostudio', ['Tattoo Tintenfass'], 'one o'),
    judged('segelmacherrei', ['Segelmacherei Brise'], 'a rare word with a letter too many'),
    judged('glokengieserei', ['Glockengießerei Klang'], 'two letters of a long word'),
    judged({ text: 'bäkerei', isVerbatim: true }, [], 'asked for exactly: no correction', {
      total: 0,
      corrected: null,
    }),
    judged({ text: 'optiker', location: 'Düseldorf' }, [], 'a misspelled place is corrected, and said', {
      corrected: { from: 'Düseldorf', to: 'Düsseldorf' },
      offers: ['without-place'],
    }),
    judged('yilmaz', ['KFZ Meisterbetrieb Yilmaz'], 'a known name is never corrected', { corrected: null }),
  ],
}
