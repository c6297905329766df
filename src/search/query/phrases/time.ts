import { foldWord } from '#search/analysis/folding.ts'
import { type Meaning, type PhraseReader, readerOf } from './phrase.ts'

/** Phrases that say when a business must be open, in three languages. */
const NOW =
  'jetzt geöffnet, geöffnet jetzt, jetzt offen, offen jetzt, gerade geöffnet, gerade offen, aktuell geöffnet, ' +
  'noch geöffnet, noch offen, open now, now open, currently open, şu an açık, şimdi açık, açık şimdi'

const phrases = new Map<string, Meaning>(
  NOW.split(', ').map(phrase => [
    phrase.split(' ').map(foldWord).join(' '),
    { kind: 'time', value: 'now' } satisfies Meaning,
  ]),
)

/** Reads when a business must be open: 'jetzt geöffnet' -> now. */
export const readTime: PhraseReader = readerOf(phrases)
