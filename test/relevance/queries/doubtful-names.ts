import { judged } from '../judged-query.ts'

/** Names of businesses whose words could mean something else: the name first. */
export const DOUBTFUL_NAMES = {
  'names that could be wishes': [
    judged('Zum Lieferservice', ['Zum Lieferservice'], 'no wish for delivery', {
      notUnderstood: ['attribute'],
    }),
    judged('zum lieferservice essen', ['Zum Lieferservice'], 'with its town', { place: 'Essen' }),
    judged('Café Sonntag', ['Café Sonntag'], 'it is closed on Sundays', { notUnderstood: ['time'] }),
    judged('cafe sonntag essen', ['Café Sonntag'], 'with its town', { notUnderstood: ['time'] }),
    judged('café sonntag jetzt geöffnet', ['Café Sonntag'], 'a name and a time', {
      understood: { time: 'jetzt geöffnet' },
    }),
    judged('Die Terrasse', ['Die Terrasse'], 'no wish for a terrace', { notUnderstood: ['attribute'] }),
    judged('die terrasse augsburg', ['Die Terrasse'], 'with its town', { place: 'Augsburg', total: 1 }),
    judged('Abendstern', ['Abendstern'], 'no evening', { notUnderstood: ['time'], total: 1 }),
    judged('hotel abendstern', ['Abendstern'], 'with its trade', { notUnderstood: ['time'] }),
    judged('Bar Morgen', ['Bar Morgen'], 'a name of a trade and a time', { notUnderstood: ['time'] }),
    judged('bar morgen dortmund', ['Bar Morgen'], 'with its town', { place: 'Dortmund' }),
    judged('24 Stunden Fitness', ['24 Stunden Fitness'], 'a name first', { notUnderstood: ['time'] }),
    judged('24 stunden fitness essen', ['24 Stunden Fitness'], 'with its town', { place: 'Essen' }),
    judged('Beste Freunde', ['Beste Freunde'], 'no wish for the best', {
      notUnderstood: ['rating'],
      total: 1,
    }),
    judged('beste freunde essen', ['Beste Freunde'], 'with its town', { notUnderstood: ['rating'] }),
    judged('Hof Lindau', ['Hof Lindau'], 'a name that holds a town', { place: null }),
  ],
}
