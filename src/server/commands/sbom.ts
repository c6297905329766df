import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DATA_SOURCES } from '#domain/data/sources.ts'

/**
 * Prints the bill of materials (CycloneDX 1.5, JSON): every package that the product runs with, on any platform, and the
 * data that it carries. From the lockfile, because `npm sbom --omit dev` leaves out packages that tools use as well.
 */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
})

/** Where packages lie, within packages too. */
const FOLDER = 'node_modules/'

const root = new URL('../../../', import.meta.url)
const { packages } = lockSchema.parse(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')))
const product = packages['']
if (product === undefined) throw new Error('package-lock.json does not name the product')

const libraries = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path, { version, license, integrity, optional }]) => {
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': path,
      name,
      version,
      scope: optional === true ? 'optional' : 'required',
      purl,
      licenses: license === undefined ? [] : [licenceOf(license)],
      hashes: integrity === undefined ? [] : [hashOf(integrity)],
    }
  })

const data = DATA_SOURCES.map(({ name, url, licence, attribution }) => ({
  type: 'data',
  'bom-ref': name,
  name,
  scope: 'required',
  licenses: [licenceOf(licence)],
  copyright: attribution,
  externalReferences: [{ type: 'website', url }],
}))

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: `urn:uuid:${randomUUID()}`,
      version: 1,
      metadata: {
        timestamp: new Date().toISOString(),
        component: {
          type: 'application',
          'bom-ref': 'product',
          name: product.name ?? 'umkreis',
          version: product.version,
          licenses: product.license === undefined ? [] : [licenceOf(product.license)],
        },
      },
      components: [...libraries, ...data],
    },
    null,
    2,
  ),
)

/** An identifier, or an expression such as '(MIT OR Apache-2.0)'. */
function licenceOf(text: string): object {
  if (text.startsWith('LicenseRef-')) return { license: { name: text.slice('LicenseRef-'.length) } }
  return text.includes(' ') ? { expression: text } : { license: { id: text } }
}

/** 'sha512-{base64}' as npm writes it, in the form of CycloneDX. */
function hashOf(integrity: string): object {
  const [algorithm = '', digest = ''] = integrity.split(/[- ]/)
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}
