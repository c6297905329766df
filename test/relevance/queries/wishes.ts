import { judged } from '../judged-query.ts'

const TEETH = { alike: ['Zahnarzt'] }
const HAIR = { alike: ['Friseur', 'Barbershop'] }
const PIPES = ['Klempnerei Rohr', 'Sanitär Tropf', 'Installateur Hahn', 'Müller Sanitär']
const APOTHEKEN = ['Löwen-Apotheke', 'Apotheke am Dom']

/** Whole sentences: with filler words, with what is to be done, with brands. */
export const WISHES = {
  'words around the search': [
    judged('beste pizzeria köln', ['Pizzeria Napoli'], 'nobody calls himself the best', { corrected: null }),
    judged('guter zahnarzt münchen', ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'], 'nor good', {
      total: 2,
    }),
    judged('suche friseur bonn', ['Salon Rheinblick'], 'a sentence for a search'),
    judged('apotheke jetzt geöffnet', APOTHEKEN, 'the state stands at every entry', { corrected: null }),
    judged('friseur heute offen köln', ['Salon Schnittpunkt'], 'offen is not read as Ofen', {
      ...HAIR,
      corrected: null,
    }),
    judged('öffnungszeiten apotheke köln', APOTHEKEN, 'who asks for the hours wants the entry'),
    judged('telefonnummer kanzlei paragraf', ['Kanzlei Paragraf'], 'who asks for the number too', {
      total: 1,
    }),
    judged('billige autowerkstatt leipzig', ['Freie Werkstatt Turbo'], 'cheap is an opinion'),
    judged('friseur ohne wartezeit', [], 'what no entry says is no Söhne', {
      corrected: null,
      offers: ['without-word'],
    }),
    judged('heizung kaputt köln', ['Heizungsbau Flamme'], 'what is broken', { alike: ['Klempner'] }),
    judged('bäcker um die ecke', ['Bäckerei Roth am Markt'], 'Ecke is not the town of Recke', {
      alike: ['Bäckerei', 'Café', 'Konditorei'],
      corrected: null,
      place: null,
    }),
    judged('pharmacy open now', APOTHEKEN, 'English'),
    judged('cheap hotel cologne', ['Hotel Rheingold'], 'English, with a town', { place: 'Köln' }),
    judged('bana en yakın eczane', APOTHEKEN, 'Turkish', { corrected: null }),
  ],
  'what is to be done': [
    judged('zähne bleichen köln', ['Zahnärzte am Ring'], 'who does it', TEETH),
    judged('nägel machen leipzig', ['Nagelstudio Lack'], 'machen is not the town of Machern', {
      place: 'Leipzig',
      corrected: null,
    }),
    judged('fahrrad reparieren', ['Fahrradwerkstatt Speiche'], 'the verb for the work'),
    judged('schuhe reparieren', ['Schuster Leisten'], 'the verb for the trade'),
    judged('umziehen köln', ['Umzüge Kiste'], 'the verb'),
    judged('rohrbruch', PIPES, 'the emergency finds who mends it'),
    judged('führerschein machen köln', ['Fahrschule Vorfahrt'], 'the aim finds the school'),
    judged('haare schneiden lassen köln', ['Salon Schnittpunkt'], 'lassen is what everybody says', HAIR),
    judged('italienisch essen leipzig', ['Trattoria Luna'], 'a kitchen'),
    judged('griechisch essen', ['Restaurant Akropolis'], 'Essen the meal, not Essen the town', {
      place: null,
    }),
  ],
  'one word, two trades': [
    judged('küchenstudio', [], 'not every restaurant with a kitchen', { total: 0 }),
    judged('polizei', [], 'not every insurance policy', { total: 0 }),
    judged('putzfrau', ['Gebäudereinigung Blitz'], 'who cleans houses, not who cleans clothes or teeth', {
      never: ['Reinigung Frisch', 'Dr. Weiß Zahnmedizin'],
    }),
    judged('metallbauer', ['Metallbau Amboss'], 'a goldsmith forges too, further down', {
      further: ['Goldschmiede Über'],
    }),
  ],
  'names of categories on English and Turkish pages': [
    judged('insurance agency', ['Allianz Agentur Brandt'], 'as an English page calls it', {
      alike: ['Versicherungsagentur'],
    }),
    judged('moving company', ['Umzüge Kiste'], 'English'),
    judged(
      'oto tamirhanesi',
      ['KFZ Meisterbetrieb Yilmaz', 'Kfz-Werkstatt Schraube'],
      'as a Turkish page calls it',
      {
        alike: ['Autowerkstatt'],
      },
    ),
    judged('oto yedek parça', [], 'a trade that nobody has here', { total: 0 }),
    judged('nakliyat ve taşıma', ['Umzüge Kiste'], 'Turkish, with a word that does not count'),
    judged("köln'de kuaför", ['Salon Dom', 'Salon Schnittpunkt'], 'in stands behind the place in Turkish', {
      ...HAIR,
      place: 'Köln',
    }),
  ],
  'spellings of brands': [
    judged('hennes mauritz', ['H&M Mainz'], 'in full'),
    judged('aldi', ['Aldi Süd Köln'], 'without its half'),
    judged('burger king', [], 'King is no Kino', { corrected: null, total: 0 }),
  ],
  'first digits of a postal code': [
    judged(
      'zahnarzt 803...',
      ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'],
      'as results show them',
      {
        place: '803...',
        total: 2,
      },
    ),
    judged('zahnarzt 80xxx', ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin'], 'as forms show them'),
  ],
}
