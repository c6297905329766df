import { judged } from '../judged-query.ts'

const KOELN_HAIR = ['Salon Dom', 'Salon Schnittpunkt', 'Haarwerk Nippes']
const MUENCHEN_TEETH = ['Zahnarztpraxis Dr. Lindner', 'Dr. Weiß Zahnmedizin']
const LEIPZIG_PIZZA = ['Pizzeria Vesuvio', 'Pizzeria Da Carlo']
const DOM = { latitude: 50.9413, longitude: 6.9583 }

/** Where: in the second box, in the first one, by position. */
export const PLACES_ASKED = {
  'the second box': [
    judged({ text: 'friseur', location: 'Köln' }, KOELN_HAIR, 'a city', { place: 'Köln', total: 3 }),
    judged({ text: 'friseur', location: 'koeln' }, KOELN_HAIR, 'its slug', { place: 'Köln' }),
    judged({ text: 'friseur', location: 'Ehrenfeld' }, ['Salon Schnittpunkt'], 'a district', { total: 1 }),
    judged({ text: 'friseur', location: 'Köln-Nippes' }, ['Haarwerk Nippes'], 'a district with its city', {
      total: 1,
    }),
    judged({ text: 'zahnarzt', location: '80331' }, MUENCHEN_TEETH, 'a postal code', { total: 2 }),
    judged({ text: 'zahnarzt', location: '803' }, MUENCHEN_TEETH, 'its first digits', { total: 2 }),
    judged(
      { text: 'bäckerei', location: '02826' },
      ['Bäckerei Roth', 'Bäckerei Roth am Markt'],
      'a leading zero',
    ),
    judged(
      { location: 'Kassel', text: 'glocken' },
      ['Glockengießerei Klang'],
      'part of a compound in a town',
    ),
    judged(
      { text: 'steuerberater', location: 'Frankfurt' },
      ['Steuerkanzlei Soll & Haben'],
      'the larger one',
      {
        place: 'Frankfurt am Main',
      },
    ),
    judged({ text: 'notar', location: 'Frankfurt (Oder)' }, ['Notar Dr. Siegel'], 'the other one when said'),
    judged({ text: 'kino', location: 'Venloer Straße' }, ['Kino Lichtspiel'], 'a street'),
    judged(
      { text: 'friseur', location: 'in meiner Nähe', ...DOM, radiusKm: 10 },
      ['Salon Dom'],
      'near, nearest first',
      {
        after: ['Salon Schnittpunkt', 'Haarwerk Nippes'],
      },
    ),
  ],
  'one box': [
    judged('zahnarzt 80331', MUENCHEN_TEETH, 'a postal code behind', { place: '80331 München', total: 2 }),
    judged('80331 zahnarzt', MUENCHEN_TEETH, 'a postal code before', { place: '80331 München' }),
    judged('friseur in köln', KOELN_HAIR, 'in', { place: 'Köln', total: 3 }),
    judged('friseur köln', KOELN_HAIR, 'without in', { place: 'Köln' }),
    judged('köln friseur', KOELN_HAIR, 'the town first', { place: 'Köln' }),
    judged('Friseur, Köln', KOELN_HAIR, 'a comma', { place: 'Köln' }),
    judged('friseur in köln-ehrenfeld', ['Salon Schnittpunkt'], 'a district', { total: 1 }),
    judged('friseur köln ehrenfeld', ['Salon Schnittpunkt'], 'a district without its hyphen', { total: 1 }),
    judged('friseur ehrenfeld', ['Salon Schnittpunkt'], 'a district alone', { total: 1 }),
    judged('notar frankfurt oder', ['Notar Dr. Siegel'], 'a town of two words'),
    judged('anwalt frankfurt am main', ['Rechtsanwältin Vogt'], 'a town of three words', {
      place: 'Frankfurt am Main',
    }),
    judged('pizzeria leipzig', LEIPZIG_PIZZA, 'two good ones', { place: 'Leipzig' }),
    judged(
      'pizzeria nahe hauptbahnhof leipzig',
      LEIPZIG_PIZZA,
      'no entry names the station: the town counts',
      {
        corrected: { from: 'pizzeria nahe hauptbahnhof leipzig', to: 'pizzeria leipzig' },
        place: 'Leipzig',
        never: ['Pizzeria Napoli'],
      },
    ),
    judged('pizzeria am hauptbahnhof leipzig', LEIPZIG_PIZZA, 'the same with am', { place: 'Leipzig' }),
    judged('pizzeria leipzig hauptbahnhof', LEIPZIG_PIZZA, 'the station behind the town', {
      place: 'Leipzig',
    }),
    judged(
      { text: 'pizzeria', location: 'Leipzig Hauptbahnhof' },
      LEIPZIG_PIZZA,
      'the station in the second box',
    ),
    judged(
      { text: 'pizzeria hauptbahnhof', location: 'Leipzig' },
      LEIPZIG_PIZZA,
      'the station in the first box',
    ),
    judged('café bahnhof köln', ['Café Zeitlos'], 'Bahnhof alone', { place: 'Köln', alike: ['Café'] }),
    judged('friseur rund um köln', KOELN_HAIR, 'rund um', { place: 'Köln' }),
    judged('friseur in der nähe von köln', KOELN_HAIR, 'in der Nähe von', { place: 'Köln' }),
    judged('hairdresser in cologne', KOELN_HAIR, 'English, with the English name of the town'),
    judged('tattoo connewitz', ['Tattoo Tintenfass'], 'a district of another town'),
    judged('bäckerei münchen', ['Backhaus Krume'], 'no bakery by name, one by trade', { place: 'München' }),
    judged('fahrradwerkstatt münster', ['Fahrradwerkstatt Speiche'], 'a town that is also a word', {
      place: 'Münster',
    }),
  ],
  'own position': [
    judged({ text: 'autowerkstatt nahe mir', ...DOM, radiusKm: 5 }, ['Kfz-Werkstatt Schraube'], 'nahe mir', {
      after: ['KFZ Meisterbetrieb Yilmaz'],
      place: '',
    }),
    judged('friseur nahe mir', ['Salon Schnittpunkt'], 'without a position the words remain', {
      place: null,
      alike: ['Friseur', 'Barbershop'],
    }),
    judged({ text: 'hotel in der nähe', ...DOM, radiusKm: 10 }, ['Hotel Rheingold'], 'in der Nähe', {
      total: 1,
    }),
    judged(
      { text: 'friseur', ...DOM, radiusKm: 50 },
      ['Salon Dom'],
      'the nearest first, the next town after',
      {
        after: ['Salon Schnittpunkt', 'Haarwerk Nippes', 'Salon Rheinblick'],
      },
    ),
  ],
}
