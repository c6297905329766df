/** What every form says about its fields, in German. */
export const formDe = {
  optional: '(freiwillig)',
  /** Spoken before a fault, and the beginning of the window's title. */
  faultMark: 'Fehler:',
  summary: (count: string, isOne: boolean) =>
    isOne ? 'Bitte berichtigen Sie eine Angabe' : `Bitte berichtigen Sie ${count} Angaben`,
  choose: 'Bitte wählen',
}

export type FormWords = typeof formDe
