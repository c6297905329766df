/** One Latin spelling a letter, chosen so that the usual German transcription of a name folds to the same word. */
const CYRILLIC =
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц z ч tsch ш sch щ sch ъ  ы y ь  э e ю ju я ja і i ї i є e ґ g ђ dj ј j љ lj њ nj ћ c џ dz ў u ѓ g ќ k ѕ dz'
const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
/** Latin letters that do not decompose into a base letter and a mark. */
const LATIN = 'ß ss ı i ł l ø o æ a œ o đ d ð d þ th ħ h ŧ t ŋ n ə e ĸ k ƒ f ȷ j ɨ i ʉ u ƀ b'

const spelled = new Map<string, string>()
for (const table of [CYRILLIC, GREEK, LATIN]) {
  const cells = table.split(' ')
  for (let at = 0; at < cells.length; at += 2) spelled.set(cells[at] ?? '', cells[at + 1] ?? '')
}

/**
 * The ascii spelling of a lower-case letter or digit without marks, of any script.
 * @returns one to five of [a-z0-9], or '' for a silent letter; letters of scripts without a table here become
 * 'u' and their code point in digits (which no later rule touches), so that the same word typed again is found
 */
export function asciiSpelling(letter: string): string {
  return spelled.get(letter) ?? `u${letter.codePointAt(0) ?? 0}`
}
