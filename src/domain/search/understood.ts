/** What a part of a search says. */
export type PartKind = 'trade' | 'name' | 'place' | 'radius' | 'time' | 'attribute' | 'rating' | 'price'

/** One part of a typed search, as it was understood. */
export interface UnderstoodPart {
  readonly kind: PartKind
  /** The words of the text: 'jetzt geöffnet'. */
  readonly typed: string
  /** The value of the parameter that says the same: 'now', a slug, '4.5'; the words themselves for names. */
  readonly value: string
  /** As it is shown; the index gives the words as typed, the services name it in the language asked for. */
  readonly label: string
  /** Of a trade that a need was read as: the need, by its key in the index, then by its name. */
  readonly need?: string
}

/** How a typed search was understood. */
export interface Understood {
  /** Trade and name first, then place, distance, time and the rest. */
  readonly parts: readonly UnderstoodPart[]
  /** The parameters of the same search with each part in the parameter of its own. */
  readonly query: Readonly<Record<string, string>>
  /** Words that exclude everything, as typed, and that the results are therefore found without; missing without such words. */
  readonly leftOut?: string
  /**
   * The other reading of a text in doubt, with the number of its results: the words as they are where a part was
   * understood, or the part where the words are a name. Missing where there is no doubt.
   */
  readonly otherwise?: OtherReading
  /** The same search at other places of the name ('Neustadt'), most results first; missing where none has any. */
  readonly otherPlaces?: readonly OtherPlace[]
}

export interface OtherPlace {
  /** As shown: 'Neustadt (Hessen)'. */
  readonly label: string
  readonly query: Readonly<Record<string, string>>
  readonly count: number
}

export interface OtherReading {
  /** 'words': everything is searched for as it is; 'meaning': its parts mean what they say. */
  readonly kind: 'words' | 'meaning'
  readonly query: Readonly<Record<string, string>>
  readonly count: number
}
