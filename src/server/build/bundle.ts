import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { writeIcons } from './icons.ts'

const BROTLI_QUALITY = constants.BROTLI_PARAM_QUALITY
/** Smaller when compressed. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.js', '.css', '.svg'])

/**
 * Makes everything that does not depend on a site's data:
 * - client/: what visitors' browsers load, admin/: what administrators' browsers load, each file also compressed
 * - rendering/: what the server renders pages with
 * - icons/: the logo for tabs, phones and shared links
 * - licences.txt: the licences of what browsers load
 * - server/: the server and the operator's commands
 * @param root the folder of the product @param folder of the build, empty
 */
export async function bundle(root: string, folder: string): Promise<void> {
  const before = process.env.NODE_ENV
  // With another value, as test runners set it, Vite would make a development build.
  process.env.NODE_ENV = 'production'
  const make = (part: string, config: string, isSsr = false) =>
    build({ configFile: join(root, config), build: { outDir: join(folder, part), ssr: isSsr } })
  try {
    await Promise.all([
      make('server', 'vite.server.config.ts', true),
      make('rendering', 'vite.config.ts', true),
      make('client', 'vite.config.ts').then(() => compressAll(join(folder, 'client/assets'))),
      make('admin', 'vite.admin.config.ts').then(() => compressAll(join(folder, 'admin/assets'))),
      writeIcons(join(folder, 'icons')).then(() => compressAll(join(folder, 'icons'))),
    ])
    await writeLicences(root, folder)
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** The code that browsers load has lost its licences on the way, and the cut typeface too: they want to be with each copy. */
async function writeLicences(root: string, folder: string): Promise<void> {
  const texts = await Promise.all(
    [
      join(root, 'LICENSE'),
      join(root, 'NOTICE'),
      join(root, 'src/web/styles/fonts/OFL.txt'),
      join(folder, 'client/licences.md'),
      join(folder, 'admin/licences.md'),
      // Of Google's rules for phone numbers; the library itself is MIT.
      join(root, 'node_modules/libphonenumber-js/LICENSE.Apache'),
    ].map(path => readFile(path, 'utf8')),
  )
  await writeFile(join(folder, 'licences.txt'), texts.join('\n\n'))
}

/** Writes each file compressed beside it: name.js.br and name.js.gz. */
async function compressAll(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => COMPRESSIBLE.has(extname(name)))
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const plain = await readFile(path)
      const [brotli, gzipped] = await Promise.all([
        compressBrotli(plain, { params: { [BROTLI_QUALITY]: qualityOf(plain) } }),
        compressGzip(plain, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
    }),
  )
}

/** The best one takes a second for the two largest files, which are loaded on request, to make them 2 % smaller. */
function qualityOf({ length }: Buffer): number {
  return length > 400_000 ? 10 : 11
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
