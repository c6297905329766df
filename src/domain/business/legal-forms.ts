/** German legal forms as foldGerman writes them, word by word; the longer ones first, so that none leaves a rest. */
export const LEGAL_FORMS: readonly string[] = (
  'gmbh und co kgaa, gmbh und co kg, gmbh und co ohg, gmbh co kg, ag und co kg, ug und co kg, ug ' +
  'haftungsbeschraenkt und co kg, ug haftungsbeschraenkt, partg mbb, partgmbb, ggmbh, gmbh, mbh, ' +
  'kgaa, e kfm, e kfr, e k, ek, e v, ev, e g, eg, gbr, ohg, ug, kg, ag, se, ltd'
).split(', ')

/** What stands before the name of an owner: 'Inh. Anna Roth'. */
export const OWNER_WORDS = ['inh', 'inhaber', 'inhaberin'] as const

/** The single words of legal forms and of what names an owner: they tell no business from another. */
export const LEGAL_WORDS: ReadonlySet<string> = new Set([
  ...LEGAL_FORMS.flatMap(form => form.split(' ')),
  ...OWNER_WORDS,
])
