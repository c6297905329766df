/** Below are the bytes of ASCII, which all of these have. */
const FIRST = 0x80

/** A one-byte encoding, beside ASCII. */
export interface CodePage {
  /** The byte of each character from 80 on. */
  readonly byteOf: ReadonlyMap<string, number>
  /** The character of each byte from 80 on. */
  readonly characterOf: ReadonlyMap<number, string>
}

/** Windows-1252, also where it was shown as Latin-1: bytes 80 to 9F are control characters there. */
export const WINDOWS_1252 = codePage(charactersOf('windows-1252'), c1Controls())
export const WINDOWS_1250 = codePage(charactersOf('windows-1250'))
export const MAC_ROMAN = codePage(charactersOf('macintosh'))
/** MS-DOS in Western Europe (code page 850), which the platform does not know. */
export const DOS_850 = codePage([
  ...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  ...'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
])

function charactersOf(encoding: string): readonly string[] {
  return [...new TextDecoder(encoding).decode(Uint8Array.from({ length: FIRST }, (_, at) => FIRST + at))]
}

function c1Controls(): readonly string[] {
  return Array.from({ length: 0x20 }, (_, at) => String.fromCharCode(FIRST + at))
}

/** @param others further characters of the first bytes */
function codePage(characters: readonly string[], others: readonly string[] = []): CodePage {
  const entries = (from: readonly string[]) =>
    from.map((character, at): readonly [string, number] => [character, FIRST + at])
  return {
    byteOf: new Map([...entries(others), ...entries(characters)]),
    characterOf: new Map(entries(characters).map(([character, byte]) => [byte, character])),
  }
}
