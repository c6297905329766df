import { type CodePage, DOS_850, MAC_ROMAN, WINDOWS_1250, WINDOWS_1252 } from './code-pages.ts'

/**
 * Repairs UTF-8 that was read as a one-byte encoding, also several times: 'MÃ¼ller' (Windows), 'M√ºller' (Mac) and
 * 'MĂĽller' (Windows in Central Europe) become 'Müller'. Correct text does not change.
 */
export function repairMisreadUtf8(text: string): string {
  let repaired = text
  // Each round at least halves the damaged part, so this ends soon.
  for (;;) {
    const next = repairedOnce(repaired)
    if (next === repaired) return repaired
    repaired = next
  }
}

/**
 * First bytes that tell damage from text: of European letters, of dashes and quotes, and of emoji. Others begin letters
 * that are right more often.
 */
const LEADS = [0xc2, 0xc3, 0xc4, 0xc5, 0xe2, 0xf0]
/** In Central Europe the others are in Turkish and Romanian words ('KÂŞ'). */
const LEADS_IN_1250 = [0xc3, 0xc4, 0xc5]

/** The encodings that UTF-8 is read as by mistake, the most frequent first. */
const MISREAD_AS = [
  misreadAs(WINDOWS_1252),
  misreadAs(MAC_ROMAN),
  misreadAs(WINDOWS_1250, LEADS_IN_1250),
  misreadAs(DOS_850),
]

/** In all of them; correct text seldom has it. */
const DAMAGE = new RegExp(`[${MISREAD_AS.map(({ leads }) => leads).join('')}][^\\0-\x7f]`)

/** @param bytes first bytes of UTF-8 */
function misreadAs(page: CodePage, bytes: readonly number[] = LEADS) {
  const shown = (isMeant: (byte: number) => boolean) =>
    [...page.byteOf].flatMap(([character, byte]) => (isMeant(byte) ? character : [])).join('')
  const leads = shown(byte => bytes.includes(byte))
  return { page, leads, damage: new RegExp(`[${leads}][${shown(byte => byte < 0xc0)}]`) }
}

/** 'Ã' as a word is 'à', whose second half, a hard blank, has become a blank or is lost among others. */
const LONE_A = /(?<!\S)Ã (?: (?=\S))?/g

function repairedOnce(text: string): string {
  const whole = text.includes('Ã ') ? text.replaceAll(LONE_A, 'Ã\u00a0 ') : text
  if (!DAMAGE.test(whole)) return text
  for (const { page, damage } of MISREAD_AS) {
    const repaired = damage.test(whole) ? decodedFrom(page, whole) : undefined
    if (repaired !== undefined) return repaired
  }
  return text
}

const BEYOND_ASCII = /[^\0-\x7f]+/g
/** Text is damaged throughout, apart from a few places where damage was damaged further. */
const MIN_DECODED_PER_OTHER = 2

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodedFrom(page: CodePage, text: string): string | undefined {
  let decoded = 0
  let others = 0
  const repaired = text.replaceAll(BEYOND_ASCII, characters => {
    const right = decodedRun(page, characters)
    if (right === undefined) others++
    else decoded++
    return right ?? characters
  })
  return decoded > 0 && decoded >= MIN_DECODED_PER_OTHER * others ? repaired : undefined
}

function decodedRun(page: CodePage, characters: string): string | undefined {
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < characters.length; at++) {
    const byte = page.byteOf.get(characters.charAt(at))
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  try {
    return UTF8.decode(bytes)
  } catch (error) {
    // The bytes are no UTF-8: an 'Ã' that is right.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
