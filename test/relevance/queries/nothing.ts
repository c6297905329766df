import { judged } from '../judged-query.ts'

/** Queries without results: the nearest alternatives are offered; unknown words find nothing. */
export const NOTHING = {
  'nothing found': [
    judged({ text: 'friseur', location: 'Brühl' }, [], 'a town without one: those around', {
      offers: ['wider-radius', 'without-place'],
      place: 'Brühl (Nordrhein-Westfalen)',
    }),
    judged({ text: 'friseur', location: 'Görlitz' }, [], 'none around either: those elsewhere', {
      offers: ['without-place'],
    }),
    judged(
      { text: 'geigenbauer xylophonist', location: 'Erfurt' },
      [],
      'the word that nobody has is left out',
      {
        offers: ['without-word'],
      },
    ),
    judged({ text: 'zahnarzt', location: 'Bonn' }, [], 'the next town has one', {
      offers: ['wider-radius', 'without-place'],
    }),
    judged({ text: 'pizzeria', minRating: 5 }, [], 'nobody is rated so well', {
      offers: ['without-filters'],
    }),
    judged({ text: 'hostel', location: 'Görlitz' }, [], 'a related trade in the same town', {
      offers: ['related-category'],
    }),
    judged('qwxzzk', [], 'nothing at all is near', { total: 0, offers: [] }),
    judged('raumschiffwerft köln', [], 'a trade that does not exist', {
      place: 'Köln',
      offers: [],
    }),
    judged('"; DROP TABLE businesses; --', [], 'syntax is only punctuation', { total: 0 }),
    judged('segelmacher OR bäckerei', [], 'no word is an operator', { total: 0 }),
    judged('segel*', ['Segelmacherei Brise'], 'a star is only punctuation'),
  ],
}
