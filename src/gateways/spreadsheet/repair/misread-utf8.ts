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

/** The encodings that UTF-8 is read as by mistake, the most frequent first. */
const MISREAD_AS: readonly CodePage[] = [WINDOWS_1252, MAC_ROMAN, WINDOWS_1250, DOS_850]

/**
 * First bytes that tell damage from text: of European letters, of dashes and quotes, and of emoji. Others begin letters
 * that are right more often.
 */
const LEADS = [0xc2, 0xc3, 0xc4, 0xc5, 0xe2, 0xf0]
/** In Central Europe these are Turkish and Romanian words ('KÂŞİF'). */
const NO_LEADS: ReadonlyMap<CodePage, readonly number[]> = new Map([[WINDOWS_1250, [0xc2, 0xe2, 0xf0]]])

const DAMAGE = new RegExp(MISREAD_AS.map(damageIn).join('|'))

/** A first byte of UTF-8 as an encoding shows it, followed by a further one. */
function damageIn(page: CodePage): string {
  const shown = (isMeant: (byte: number) => boolean) =>
    [...page.byteOf].flatMap(([character, byte]) => (isMeant(byte) ? character : [])).join('')
  const leads = LEADS.filter(byte => !NO_LEADS.get(page)?.includes(byte))
  return `[${shown(byte => leads.includes(byte))}][${shown(byte => byte < 0xc0)}]`
}

/** 'Ã' as a word is 'à', whose second half, a hard blank, has become a blank or is lost among others. */
const LONE_A = /(?<!\S)Ã (?: (?=\S))?/g

function repairedOnce(text: string): string {
  const whole = text.includes('Ã ') ? text.replaceAll(LONE_A, 'Ã\u00a0 ') : text
  if (!DAMAGE.test(whole)) return text
  for (const page of MISREAD_AS) {
    const repaired = decodedFrom(page, whole)
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
