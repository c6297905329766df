import { judged } from '../judged-query.ts'

const BAVARIAN_HAIR = ['Friseur Kamm & Schere', 'Schopf am Inn', 'Salon Perlach', 'Salon Moorbad']
const UPPER_BAVARIAN_HAIR = ['Friseur Kamm & Schere', 'Schopf am Inn', 'Salon Moorbad']
const KOELN_HAIR = ['Salon Dom', 'Salon Schnittpunkt', 'Haarwerk Nippes']
const LAKE_HOTELS = ['Hotel Seerose', 'Hotel Luftschiff', 'Hotel Inselhafen']
const RUHR_TEETH = ['Zahnmedizin Phoenixsee', 'Praxis Dr. Kettner']
const RUHR_FITNESS = ['Eisenhalle Phoenix', '24 Stunden Fitness', 'Trainingswerk Ruhr', 'Damensport Vital']
const ROSENHEIM_HAIR = ['Schopf am Inn']
const APOTHEKEN = ['Löwen-Apotheke', 'Apotheke am Dom']
/** The dog groomer of Bonn cuts no hair of people. */
const BONN_TOO = { after: ['Salon Rheinblick'], never: ['Hundesalon Fell'] }
const DOM = { latitude: 50.9413, longitude: 6.9583 }

/** Regions, distances, what is near, misspelled places, postal codes, the order of the words. */
export const REGIONS = {
  regions: [
    judged('friseur bayern', BAVARIAN_HAIR, 'a state', {
      understood: { trade: 'friseur', place: 'bayern' },
      total: 4,
    }),
    judged({ text: 'friseur', location: 'Bayern' }, BAVARIAN_HAIR, 'a state in the second box', { total: 4 }),
    judged('friseur in oberbayern', UPPER_BAVARIAN_HAIR, 'a Regierungsbezirk', {
      understood: { trade: 'friseur', place: 'oberbayern' },
      total: 3,
    }),
    judged({ text: 'friseur', location: 'Oberbayern' }, UPPER_BAVARIAN_HAIR, 'in the second box'),
    judged('friseur landkreis rosenheim', ['Salon Moorbad'], 'the towns around Rosenheim first', {
      alike: ['Friseur'],
      never: ['Friseur Kamm & Schere', 'Salon Perlach'],
    }),
    judged('bäcker kreis rosenheim', ['Backstube Mangfall'], 'Kreis for Landkreis', {
      never: ['Backhaus Krume'],
    }),
    judged('hotel bodensee', LAKE_HOTELS, 'a lake in three parts', {
      understood: { trade: 'hotel', place: 'bodensee' },
      total: 3,
    }),
    judged('hotels am bodensee', LAKE_HOTELS, 'with am', { total: 3 }),
    judged({ text: 'hotel', location: 'Bodensee' }, LAKE_HOTELS, 'in the second box', { total: 3 }),
    judged('zahnarzt ruhrgebiet', RUHR_TEETH, 'a region that is no administrative one', {
      understood: { trade: 'zahnarzt', place: 'ruhrgebiet' },
      total: 2,
    }),
    judged('fitnessstudio im ruhrgebiet', RUHR_FITNESS, 'with im', {
      never: ['Fitness Kraftraum'],
      total: 4,
    }),
    judged('zahnarzt nrw', ['Zahnärzte am Ring', ...RUHR_TEETH], 'a state by its abbreviation', { total: 3 }),
    judged('uhrmacher in hessen', ['Uhren Unruh'], 'the best rated first', {
      after: ['Uhren Pendel', 'Uhren Zeiger'],
      total: 3,
    }),
    judged('geigenbauer thüringen', ['Geigenbau Saite'], 'a state with one', { total: 1 }),
    judged('käserei bayern', ['Käserei Alm'], 'no farm of Saxony', {
      further: ['Alte Käserei'],
      never: ['Hof Lindau'],
    }),
    judged('hairdresser in bavaria', BAVARIAN_HAIR, 'English'),
    judged('bavyera kuaför', BAVARIAN_HAIR, 'Turkish'),
  ],
  quarters: [
    judged('pizzeria rüttenscheid', ['Pizzeria Gruga'], 'a quarter alone', { total: 1 }),
    judged('pizzeria essen rüttenscheid', ['Pizzeria Gruga'], 'a quarter with its town', { total: 1 }),
    judged({ text: 'zahnarzt', location: 'Kreuzberg' }, ['Zahnärztin Elif Demir'], 'in the second box', {
      total: 1,
    }),
    judged('yoga in schwabing', ['Yoga Atem'], 'a word that is no category'),
  ],
  distances: [
    judged('friseur im umkreis von 10 km um köln', KOELN_HAIR, 'a distance', {
      understood: { trade: 'friseur', place: 'köln', radius: 'im umkreis von 10 km' },
      total: 3,
    }),
    judged('friseur 30 km um köln', KOELN_HAIR, 'Bonn is 24 km away', { ...BONN_TOO, total: 4 }),
    judged('schwimmbad im umkreis von 20 km um köln', ['Schwimmbad Seestern'], 'there is none in Köln', {
      total: 1,
    }),
    judged('hairdresser within 30 km of cologne', KOELN_HAIR, 'English', { ...BONN_TOO, total: 4 }),
    judged('köln 30 km çevresinde kuaför', KOELN_HAIR, 'Turkish', { ...BONN_TOO, total: 4 }),
  ],
  near: [
    judged('hotel nahe hauptbahnhof köln', ['Hotel Rheingold'], 'no entry names the station', {
      place: 'Köln',
      total: 1,
    }),
    judged(
      'apotheke nähe bahnhof dortmund',
      ['Westfalentor-Apotheke', 'Hellweg-Apotheke'],
      'Nähe without in',
      { place: 'Dortmund', total: 2 },
    ),
    judged({ text: 'schwimmbad in der nähe', ...DOM }, ['Schwimmbad Seestern'], 'widened to the next town'),
    judged({ text: 'geigenbauer in meiner nähe', ...DOM }, ['Geigenbau Saite'], 'widened to wherever one is'),
    judged({ text: 'friseur in meiner nähe', ...DOM }, ['Salon Dom'], 'the nearest first', {
      after: ['Salon Schnittpunkt', 'Haarwerk Nippes'],
      behind: ['Salon Rheinblick'],
    }),
    judged({ text: 'nearest pharmacy', ...DOM }, APOTHEKEN, 'English', {
      behind: ['Westfalentor-Apotheke', 'Hellweg-Apotheke'],
    }),
    judged({ text: 'yakınımdaki eczane', ...DOM }, APOTHEKEN, 'Turkish', {
      behind: ['Westfalentor-Apotheke', 'Hellweg-Apotheke'],
    }),
  ],
  'misspelled places': [
    judged({ text: 'friseur', location: 'Rosnheim' }, ROSENHEIM_HAIR, 'a letter is missing', {
      corrected: { from: 'Rosnheim', to: 'Rosenheim' },
    }),
    judged('friseur augsbrug', ['Salon Perlach'], 'in the one box', { never: ['Friseur Kamm & Schere'] }),
    judged({ text: 'zahnarzt', location: 'Dortmunt' }, RUHR_TEETH, 't for d', { total: 2 }),
    judged({ text: 'hotel', location: 'Friedrichshaven' }, ['Hotel Luftschiff'], 'v for f', { total: 1 }),
  ],
  'postal codes': [
    judged({ text: 'friseur', location: '83022' }, ROSENHEIM_HAIR, 'in the second box', { total: 1 }),
    judged('friseur 83022', ROSENHEIM_HAIR, 'in the first box', { place: '83022 Rosenheim', total: 1 }),
    judged({ text: 'friseur', location: '83022 Rosenheim' }, ROSENHEIM_HAIR, 'with its town', { total: 1 }),
    judged({ text: '83022', location: 'Friseur' }, ROSENHEIM_HAIR, 'the boxes mixed up', { total: 1 }),
    judged(
      { text: 'friseur 83022', location: 'Rosenheim' },
      ROSENHEIM_HAIR,
      'in one, the town in the other',
      {
        total: 1,
      },
    ),
  ],
  'order of the words': [
    judged('köln zahnarzt jetzt geöffnet', ['Zahnärzte am Ring'], 'the town first', {
      understood: { trade: 'zahnarzt', place: 'köln', time: 'jetzt geöffnet' },
    }),
    judged('in köln ein zahnarzt', ['Zahnärzte am Ring'], 'as it is spoken', { place: 'Köln', total: 1 }),
    judged('jetzt in köln geöffneter zahnarzt', ['Zahnärzte am Ring'], 'time around the town', { total: 1 }),
    judged('rosenheim guter friseur', ROSENHEIM_HAIR, 'an opinion between', { place: 'Rosenheim', total: 1 }),
  ],
}
