import { type XmlDecoder, xmlDecoder } from './xml-decoder.ts'
import { type XmlHandler, XmlScanner } from './xml-scanner.ts'
import type { ZipParts } from './zip-parts.ts'

/**
 * Scans one XML part of a workbook. Yields after every piece of it, so that the caller can take what the handler has
 * collected, or stop early.
 */
export async function* scanPart(parts: ZipParts, name: string, handler: XmlHandler): AsyncGenerator<void> {
  const scanner = new XmlScanner(handler, name)
  let decoder: XmlDecoder | undefined
  for await (const chunk of parts.read(name)) {
    decoder ??= xmlDecoder(chunk, name)
    scanner.write(decoder.write(chunk))
    yield
  }
  if (decoder !== undefined) scanner.write(decoder.end())
  scanner.end()
}

/** Scans a whole part, which is small by nature. */
export async function scanWholePart(parts: ZipParts, name: string, handler: XmlHandler): Promise<void> {
  for await (const _piece of scanPart(parts, name, handler));
}
