import { judged } from '../judged-query.ts'

/** Words that nobody has: they are taken as beginnings, while they are typed and after Enter. */
export const BEGINNINGS = {
  'the word being typed': [
    judged('buchh', ['Buchhandlung Seitenwind', 'Bücherstube Brecht'], 'the trade of both', {
      behind: ['Lesezeichen'],
    }),
    judged(
      'zahna',
      ['Zahnarztpraxis Dr. Lindner', 'Zahnärztin Elif Demir', 'Zahnärzte am Ring'],
      'with an umlaut, too',
      { alike: ['Zahnarzt'] },
    ),
    judged('friseu mün', ['Friseur Kamm & Schere'], 'a trade and a town, both begun', { total: 1 }),
    judged('friseur mün', ['Friseur Kamm & Schere'], 'the town begun', { total: 1 }),
    judged(
      { text: 'resta', location: 'Dortmund' },
      ['Ratskeller Hansa', 'Wirtshaus Borsig'],
      'within a town',
      {
        never: ['Restaurant Akropolis'],
      },
    ),
    judged('resta', ['Restaurant Akropolis'], 'names first', { alike: ['Restaurant'] }),
    judged('apothe köln', ['Löwen-Apotheke', 'Apotheke am Dom'], 'the first word begun', {
      total: 2,
    }),
    judged('bar', ['Weißbierstube', 'Das Eck', 'Bar Morgen'], 'no beginning of a trade that somebody is of', {
      never: ['Barbershop Klinge'],
    }),
    judged({ text: 'bä', location: 'Köln' }, ['Bäckerei Sonnenkorn', 'Bäckerei Halm'], 'two letters'),
    judged('pizzeria gru', ['Pizzeria Gruga'], 'the name proper'),
    judged('steuerb augsb', ['Steuerbüro Lech'], 'both begun', {
      behind: ['Unternehmensberatung Fugger'],
    }),
    judged('salon perl', ['Salon Perlach'], 'a name begun'),
  ],
}
