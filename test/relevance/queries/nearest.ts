import { judged } from '../judged-query.ts'

/** Nothing is found: the nearest that fits is listed; what nobody has finds nothing. */
export const NEAREST = {
  'the nearest that fits': [
    judged('zahnarzt brühl jetzt geöffnet', [], 'open in the next town', { nearest: ['Zahnärzte am Ring'] }),
    judged('friseur brühl jetzt geöffnet', [], 'the nearest that is open', { nearest: ['Salon Dom'] }),
    judged('apotheke bonn jetzt geöffnet', [], 'two in the next town', {
      nearest: ['Löwen-Apotheke', 'Apotheke am Dom'],
    }),
    judged('pizzeria bonn heute abend', [], 'open this evening', { nearest: ['Pizzeria Napoli'] }),
    judged('bar augsburg heute abend', [], 'in another part of the state', { nearest: ['Weißbierstube'] }),
    judged('tankstelle köln 24 stunden', [], 'the nearest that never closes', {
      nearest: ['Tankstelle Ruhrallee'],
    }),
    judged('hotel konstanz mit sauna', [], 'the nearest that has one', { nearest: ['Hotel Inselhafen'] }),
    judged('zahnarzt rosenheim sonntags', [], 'no dentist is open', { understood: { time: 'sonntags' } }),
    judged('supermarkt essen sonntags', [], 'no shop is open', {
      understood: { place: 'essen', time: 'sonntags' },
    }),
  ],
  'words nobody has': [
    judged('raketenbauer dortmund', [], 'a trade that does not exist', {
      place: 'Dortmund',
      offers: [],
    }),
    judged('drachenzüchter jetzt geöffnet', [], 'a time does not help', { total: 0 }),
    judged('einhornfarm bayern', [], 'nor does a region', { total: 0 }),
    judged({ text: 'friseur', location: 'Atlantis' }, [], 'a place that does not exist', {
      offers: ['without-place'],
    }),
  ],
}
