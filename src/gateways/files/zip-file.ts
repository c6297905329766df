import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/**
 * A .zip with one file in it, made as it is read; nothing of it is in memory as a whole.
 * @param name of the file in the archive
 * @param text its content in pieces of any length
 */
export function zipFile(name: string, text: AsyncIterable<string>): Readable {
  const zip = new ZipFile()
  const content = Readable.from(bytesOf(text), { objectMode: false })
  const { outputStream: archive } = zip
  if (!(archive instanceof Readable)) throw new Error('yazl has made something else than a stream')
  zip.once('error', error => archive.destroy(error))
  content.once('error', error => archive.destroy(error))
  archive.once('close', () => content.destroy())
  zip.addReadStream(content, name)
  zip.end()
  return archive
}

async function* bytesOf(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of text) yield Buffer.from(piece)
}
