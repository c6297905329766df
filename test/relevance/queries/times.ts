import { judged } from '../judged-query.ts'

const OPEN_DENTIST = ['Zahnmedizin Phoenixsee']
const LATE_DENTIST = ['Praxis Dr. Kettner']
const SUNDAY_BAKERY = ['Bäckerei Sonnenkorn']
const OTHER_BAKERIES = { never: ['Bäckerei Halm'] }

/** When a business must be open. Those whose hours are unknown are not known to be open. */
export const TIMES = {
  'open now': [
    judged('zahnarzt köln jetzt geöffnet', ['Zahnärzte am Ring'], 'trade, town, time', {
      place: 'Köln',
      understood: { trade: 'zahnarzt', place: 'köln', time: 'jetzt geöffnet' },
    }),
    judged('friseur berlin jetzt geöffnet', ['Salon Spreeblick'], 'the barber opens at 11', {
      place: 'Berlin',
      never: ['Barbershop Klinge', 'Friseur Kamm & Schere'],
    }),
    judged('jetzt geöffnet zahnarzt dortmund', OPEN_DENTIST, 'the time first', {
      understood: { trade: 'zahnarzt', place: 'dortmund', time: 'jetzt geöffnet' },
      never: LATE_DENTIST,
    }),
    judged('zahnarzt dortmund offen', OPEN_DENTIST, 'the short form', { never: LATE_DENTIST }),
    judged('offene apotheke dortmund', ['Westfalentor-Apotheke', 'Hellweg-Apotheke'], 'inflected', {
      total: 2,
    }),
    judged({ text: 'zahnarzt jetzt geöffnet', location: 'Dortmund' }, OPEN_DENTIST, 'the town in its box', {
      understood: { trade: 'zahnarzt', time: 'jetzt geöffnet' },
      never: LATE_DENTIST,
    }),
    judged('friseur jetzt geöffnet', ['Salon Schnittpunkt'], 'without a place', {
      never: ['Haarwerk Nippes', 'Barbershop Klinge', 'Friseursalon Löckchen'],
    }),
    judged('zahnarzt dortmund noch geöffnet', LATE_DENTIST, 'in the evening others are open', {
      at: '2026-11-24T19:00',
      never: OPEN_DENTIST,
    }),
    judged('bar jetzt geöffnet', ['Das Eck', 'Bar Morgen'], 'open since the day before', {
      at: '2026-11-28T01:30',
      never: ['Tagesbar Hansaplatz'],
    }),
    judged('dentist dortmund open now', OPEN_DENTIST, 'English', {
      understood: { trade: 'dentist', place: 'dortmund', time: 'open now' },
      never: LATE_DENTIST,
    }),
    judged('dortmund şu an açık diş hekimi', OPEN_DENTIST, 'Turkish', {
      understood: { place: 'dortmund', time: 'şu an açık' },
      never: LATE_DENTIST,
    }),
  ],
  'parts of a day': [
    judged('zahnarzt dortmund heute', [...OPEN_DENTIST, ...LATE_DENTIST], 'open at any time of the day', {
      total: 2,
    }),
    judged('friseur köln heute', ['Salon Dom', 'Salon Schnittpunkt'], 'not who is closed on Tuesdays', {
      never: ['Haarwerk Nippes'],
    }),
    judged('zahnarzt dortmund heute abend', LATE_DENTIST, 'not who closes at 18:00', {
      understood: { trade: 'zahnarzt', place: 'dortmund', time: 'heute abend' },
      never: OPEN_DENTIST,
    }),
    judged('bar dortmund heute abend', ['Bar Morgen'], 'a bar opens late', {
      never: ['Tagesbar Hansaplatz'],
    }),
    judged('bäckerei köln morgen früh', ['Bäckerei Sonnenkorn', 'Bäckerei Halm'], 'the next morning', {
      understood: { time: 'morgen früh' },
      never: ['Roth Konditorei'],
    }),
    judged('supermarkt essen um 20 uhr', ['Frischmarkt Ruhrtal'], 'a time of the clock', {
      understood: { trade: 'supermarkt', place: 'essen', time: 'um 20 uhr' },
      never: ['Dorfladen Werden'],
    }),
    judged('supermarkt in essen nach 18 uhr', ['Frischmarkt Ruhrtal'], 'after a time', {
      never: ['Dorfladen Werden'],
    }),
    judged('friseur köln nach 19 uhr', ['Salon Schnittpunkt'], 'after work', {
      never: ['Salon Dom', 'Haarwerk Nippes'],
    }),
    judged('hairdresser cologne this evening', ['Salon Schnittpunkt'], 'English', { never: ['Salon Dom'] }),
  ],
  'days of the week and holidays': [
    judged('bäckerei köln sonntags', SUNDAY_BAKERY, 'sonntags', {
      understood: { trade: 'bäckerei', place: 'köln', time: 'sonntags' },
      ...OTHER_BAKERIES,
    }),
    judged('sonntags geöffnete bäckerei köln', SUNDAY_BAKERY, 'inflected, in front', OTHER_BAKERIES),
    judged('bäcker köln sonntag offen', SUNDAY_BAKERY, 'as people say it', OTHER_BAKERIES),
    judged('bakery cologne open on sunday', SUNDAY_BAKERY, 'English', OTHER_BAKERIES),
    judged('köln pazar günü açık fırın', SUNDAY_BAKERY, 'Turkish', OTHER_BAKERIES),
    judged('café in essen samstags geöffnet', ['Kaffee Sonnenhof'], 'another day', {
      never: ['Café Sonntag'],
    }),
    judged('tankstelle essen am feiertag', ['Tankstelle Ruhrallee'], 'only who never closes is sure', {
      understood: { place: 'essen', time: 'am feiertag' },
      never: ['Tankstelle Huyssen'],
    }),
  ],
  'day and night': [
    judged('fitnessstudio dortmund 24 stunden', ['Eisenhalle Phoenix'], '24 Stunden', {
      understood: { place: 'dortmund', time: '24 stunden' },
      never: ['Damensport Vital'],
    }),
    judged('fitnessstudio rund um die uhr dortmund', ['Eisenhalle Phoenix'], 'the same in words', {
      never: ['Damensport Vital'],
    }),
    judged('24h tankstelle essen', ['Tankstelle Ruhrallee'], 'the abbreviation', {
      never: ['Tankstelle Huyssen'],
    }),
    judged('gym essen open 24 hours', ['24 Stunden Fitness'], 'English', { never: ['Trainingswerk Ruhr'] }),
    judged('schlüsseldienst notdienst', ['Schlüsseldienst Flink'], 'who has one'),
    judged('klempner notdienst berlin', ['Klempnerei Rohr'], 'with a town', { place: 'Berlin' }),
    judged('apotheke notdienst dortmund', ['Hellweg-Apotheke'], 'others stand behind, if at all', {
      behind: ['Westfalentor-Apotheke'],
    }),
    judged('nöbetçi eczane dortmund', ['Hellweg-Apotheke'], 'Turkish', {
      behind: ['Westfalentor-Apotheke'],
    }),
  ],
}
