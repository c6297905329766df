import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'
import { fold, foldGerman } from '#domain/text/folding.ts'

/** The files below a folder that contain one of some words, in any form in which files hold texts. */
export function filesWith(folder: string, words: readonly string[]): string[] {
  const forms = new Set(words.flatMap(formsOf))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(file => textsOf(readFileSync(file)).some(text => [...forms].some(form => text.includes(form))))
    .map(file => relative(folder, file))
    .sort()
}

/** Lower case, because texts are compared in it: as written, without accents, with two letters, as in addresses. */
function formsOf(word: string): string[] {
  const plain = word.toLowerCase()
  return [plain, fold(plain), foldGerman(plain), encodeURIComponent(plain).toLowerCase()]
}

/** The content of a file as text, by every encoding and packing that could hide one. */
function textsOf(bytes: Buffer): string[] {
  const all = [bytes, ...unpacked(bytes)]
  return all.flatMap(content => [
    content.toString('utf8').toLowerCase(),
    content.toString('utf16le').toLowerCase(),
    // Two bytes a letter from an odd byte on.
    content.subarray(1).toString('utf16le').toLowerCase(),
  ])
}

function unpacked(bytes: Buffer): Buffer[] {
  const found = [gunzipSync, brotliDecompressSync].flatMap(unpack => {
    try {
      return [unpack(bytes)]
    } catch {
      return []
    }
  })
  // The local headers of a .zip or .xlsx, each with its packed content.
  for (let at = bytes.indexOf('PK\u0003\u0004'); at !== -1; at = bytes.indexOf('PK\u0003\u0004', at + 4)) {
    if (bytes.length < at + 30 || bytes.readUInt16LE(at + 8) !== 8) continue
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    try {
      found.push(inflateRawSync(bytes.subarray(start)))
    } catch {
      // No packed content after all.
    }
  }
  return found
}
