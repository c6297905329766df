import { judged } from '../judged-query.ts'

const typing = (text: string, location?: string) => ({
  text,
  isTyping: true,
  ...(location !== undefined && { location }),
})

/** The word that is being typed: its beginning counts, after whole words. */
export const BEGINNINGS = {
  'the word being typed': [
    judged(typing('buchh'), ['Buchhandlung Seitenwind', 'Bücherstube Brecht'], 'the trade of both', {
      behind: ['Lesezeichen'],
    }),
    judged(
      typing('zahna'),
      ['Zahnarztpraxis Dr. Lindner', 'Zahnärztin Elif Demir', 'Zahnärzte am Ring'],
      'with an umlaut, too',
      { alike: ['Zahnarzt'] },
    ),
    judged(typing('friseu mün'), ['Friseur Kamm & Schere'], 'a trade and a town, both begun', { total: 1 }),
    judged(typing('friseur mün'), ['Friseur Kamm & Schere'], 'the town begun', { total: 1 }),
    judged(typing('resta', 'Dortmund'), ['Ratskeller Hansa', 'Wirtshaus Borsig'], 'within a town', {
      never: ['Restaurant Akropolis'],
    }),
    judged(typing('resta'), ['Restaurant Akropolis'], 'names first', { alike: ['Restaurant'] }),
    judged(typing('apothe köln'), ['Löwen-Apotheke', 'Apotheke am Dom'], 'the first word begun', {
      total: 2,
    }),
    judged(typing('bar'), ['Das Eck', 'Bar Morgen'], 'whole words before beginnings', {
      behind: ['Barbershop Klinge'],
    }),
    judged(typing('bä', 'Köln'), ['Bäckerei Sonnenkorn', 'Bäckerei Halm'], 'two letters'),
    judged(typing('pizzeria gru'), ['Pizzeria Gruga'], 'the name proper'),
    judged(typing('steuerb augsb'), ['Steuerbüro Lech'], 'both begun', {
      behind: ['Unternehmensberatung Fugger'],
    }),
    judged(typing('salon perl'), ['Salon Perlach'], 'a name begun'),
  ],
}
