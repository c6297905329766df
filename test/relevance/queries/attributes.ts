import { judged } from '../judged-query.ts'

const TERRACE = ['Wirtshaus Borsig']
const NO_TERRACE = { never: ['Ratskeller Hansa', 'Stube am Wall'] }
const RAMP = ['Zahnmedizin Phoenixsee']
const NO_RAMP = { never: ['Praxis Dr. Kettner'] }
const VEGAN = ['Grüne Gabel']
const BEST_RATED = ['Ratskeller Hansa']
const ONE_REVIEW = { behind: ['Stube am Wall'] }
const CHEAP = ['Wirtshaus Borsig']
const NOT_CHEAP = { never: ['Ratskeller Hansa'] }

/** What a business has and accepts, what it costs, how it is rated. */
export const ATTRIBUTES = {
  attributes: [
    judged('restaurant mit terrasse dortmund', TERRACE, 'the word for Außenbereich', {
      understood: { trade: 'restaurant', place: 'dortmund', attribute: 'mit terrasse' },
      ...NO_TERRACE,
    }),
    judged('pizzeria leipzig terrasse', ['Pizzeria Vesuvio'], 'without mit', {
      never: ['Pizzeria Da Carlo'],
    }),
    judged('in leipzig eine pizzeria zum draußen sitzen', ['Pizzeria Vesuvio'], 'in other words', {
      never: ['Pizzeria Da Carlo'],
    }),
    judged('zahnarzt barrierefrei dortmund', RAMP, 'barrierefrei', {
      understood: { trade: 'zahnarzt', place: 'dortmund', attribute: 'barrierefrei' },
      ...NO_RAMP,
    }),
    judged('barrierefreier zahnarzt köln', ['Zahnärzte am Ring'], 'inflected', { total: 1 }),
    judged('rollstuhlgerechter zahnarzt dortmund', RAMP, 'another word', NO_RAMP),
    judged('pizzeria mit lieferservice leipzig', ['Pizzeria Da Carlo'], 'Lieferservice', {
      understood: { trade: 'pizzeria', place: 'leipzig', attribute: 'mit lieferservice' },
      never: ['Pizzeria Vesuvio'],
    }),
    judged('friseur kartenzahlung dortmund', ['Salon Florian'], 'Kartenzahlung', {
      understood: { trade: 'friseur', place: 'dortmund', attribute: 'kartenzahlung' },
      never: ['Haarstube Hörde'],
    }),
    judged('friseur mit parkplatz dortmund', ['Salon Florian'], 'Parkplatz', { never: ['Haarstube Hörde'] }),
    judged('vegan essen dortmund', VEGAN, 'Essen the meal', { place: 'Dortmund', never: BEST_RATED }),
    judged('veganes café konstanz', ['Kaffeehaus Kanzleigasse'], 'inflected', {
      never: ['Kaffee Promenade'],
    }),
    judged('hundefreundliches hotel bodensee', ['Hotel Seerose', 'Hotel Inselhafen'], 'dogs, or pets', {
      never: ['Hotel Luftschiff'],
    }),
    judged('café konstanz hunde erlaubt', ['Kaffee Promenade'], 'the words of the attribute', {
      never: ['Kaffeehaus Kanzleigasse'],
    }),
    judged('fitnessstudio nur für frauen dortmund', ['Damensport Vital'], 'only a description says it'),
    judged('fitnessstudio nur frauen', ['Damensport Vital'], 'without für'),
    judged('restaurant dortmund mit terrasse jetzt geöffnet', TERRACE, 'two wishes', {
      at: '2026-11-24T12:00',
      understood: { attribute: 'mit terrasse', time: 'jetzt geöffnet' },
      ...NO_TERRACE,
    }),
    judged('pizzeria mit terrasse und lieferung leipzig', [], 'nobody has both', { total: 0 }),
  ],
  'attributes in English and Turkish': [
    judged('restaurant with outdoor seating dortmund', TERRACE, 'English', NO_TERRACE),
    judged('wheelchair accessible dentist dortmund', RAMP, 'English', NO_RAMP),
    judged('dog friendly cafe konstanz', ['Kaffee Promenade'], 'English', {
      never: ['Kaffeehaus Kanzleigasse'],
    }),
    judged('hotel with parking lindau', ['Hotel Inselhafen'], 'English', { place: 'Lindau', total: 1 }),
    judged('teraslı restoran dortmund', TERRACE, 'Turkish', NO_TERRACE),
    judged('vegan restoran dortmund', VEGAN, 'Turkish', { never: BEST_RATED }),
    judged('engelli erişimine uygun diş hekimi dortmund', RAMP, 'Turkish', NO_RAMP),
    judged('otoparklı otel lindau', ['Hotel Inselhafen'], 'Turkish', { total: 1 }),
  ],
  prices: [
    judged('günstiges restaurant dortmund', CHEAP, 'the cheapest first, no expensive one', {
      understood: { trade: 'restaurant', place: 'dortmund', price: 'günstiges' },
      ...NOT_CHEAP,
    }),
    judged('günstiges hotel bodensee', ['Hotel Seerose'], 'in a region', { never: ['Hotel Inselhafen'] }),
    judged('günstige pizzeria mit lieferservice leipzig', ['Pizzeria Da Carlo'], 'price and attribute', {
      total: 1,
    }),
    judged('cheap restaurant dortmund', CHEAP, 'English', NOT_CHEAP),
    judged('ucuz restoran dortmund', CHEAP, 'Turkish', NOT_CHEAP),
  ],
  ratings: [
    judged('beste restaurants dortmund', BEST_RATED, 'one perfect review is not the best', {
      understood: { place: 'dortmund', rating: 'beste' },
      ...ONE_REVIEW,
    }),
    judged('bester friseur dortmund', ['Haarstube Hörde'], 'inflected', { behind: ['Salon Florian'] }),
    judged('best restaurant dortmund', BEST_RATED, 'English', ONE_REVIEW),
    judged('en iyi restoran dortmund', BEST_RATED, 'Turkish', ONE_REVIEW),
    judged('top bewertete restaurants dortmund', BEST_RATED, 'in other words', ONE_REVIEW),
  ],
}
