import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { chunks } from '#store/statements.ts'
import { count, SEED } from '#test/counts.ts'
import { draft } from '#test/make-draft.ts'
import { report } from '#test/reliability/results.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import { tempAdmin } from './temp-admin.ts'

/** What is read of the document that describes the calls. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly unknown[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** A stream that ends with the job that it tells of. */
const ENDLESS = /\/events$/

/** With a session these would end it. */
const ENDS_SESSIONS = /\/(?:session|accounts?)\b/

const BUSINESSES = count({ usual: 2, long: 60_000 })
const REQUESTS = count({ usual: 1000, long: 10_000 })

test('no request that the OpenAPI document allows to be thought of is answered with 5xx', {}, async () => {
  const { app, cookie, add } = await tempAdmin()
  const drafts = Array.from({ length: BUSINESSES }, (_, at) =>
    draft({
      name: `Roth ${at}`,
      street: `Weg ${at}`,
      phone: `+4935814${10_000 + at}`,
      city: CITIES[at % CITIES.length] ?? '',
    }),
  )
  for (const part of chunks(drafts, 500)) await add(...part)
  const document: OpenApi = (await app.inject('/api/openapi.json')).json()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap(method =>
      methods[method] === undefined ? [] : [{ path, method, operation: methods[method] }],
    ),
  )
  const asked = operations.filter(({ path }) => !ENDLESS.test(path))
  expect(asked.length).toBeGreaterThan(60)
  const failed: string[] = []
  const traces: string[] = []
  let signedIn = 0
  for (let number = 0; number < REQUESTS; number++) {
    const random = randomFor(SEED, number)
    const one = asked[number % asked.length]
    if (one === undefined) continue
    const isSignedIn = !ENDS_SESSIONS.test(one.path) && random.chance(0.8)
    if (isSignedIn) signedIn++
    const request = requestFor(one, random, isSignedIn ? cookie : '')
    const answer = await app.inject(request)
    if (answer.statusCode >= 500)
      failed.push(`${answer.statusCode} ${number} ${JSON.stringify(request).slice(0, 400)}`)
    if (STACK_TRACE.test(answer.body)) traces.push(`${number} ${answer.body.slice(0, 400)}`)
  }
  report({
    check: 'hostile requests',
    count: REQUESTS,
    lost: 0,
    crashed: traces.length,
    serverErrors: failed.length,
    figures: `${signedIn} signed in; ${asked.length} operations over ${BUSINESSES} businesses; seed ${SEED}`,
  })
  expect(failed, failed.slice(0, 8).join('\n')).toEqual([])
  expect(traces).toEqual([])
})

const CITIES = ['Görlitz', 'Dresden', 'Köln', 'Bonn']
const STACK_TRACE = /\n\s+at .+:\d+:\d+|node_modules|\/src\//

function requestFor(
  {
    path,
    method,
    operation,
  }: { readonly path: string; readonly method: (typeof METHODS)[number]; readonly operation: Operation },
  random: Random,
  cookie: string,
): InjectOptions {
  const address = path.replace(/\{[^}]+\}/g, () =>
    random.chance(0.5) ? '1' : encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 2000) || 'x',
  )
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    ...(cookie !== '' && { cookie }),
  }
  const request: InjectOptions = {
    method: method.toUpperCase() as 'GET',
    url: address + queryOf(operation, random),
    headers,
  }
  const [kind, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (kind === undefined || content === undefined || random.chance(0.05)) return request
  if (kind.startsWith('multipart')) {
    const type = random.pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
    ])
    const payload = random.pick([
      '',
      '--x',
      '--x\r\nContent-Disp',
      `--x\r\n\r\n${hostileText(random)}\r\n--x--`,
      FILE_FORM,
    ])
    return { ...request, headers: { ...headers, 'content-type': type }, payload }
  }
  const json = random.chance(0.1)
    ? random.pick(['{', '[]', '"', 'null', '{"a":1}{', `{"a":${'['.repeat(5000)}`])
    : JSON.stringify(bodyFor(content.schema, random))
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload: json ?? 'null' }
}

const FILE_FORM =
  '--x\r\nContent-Disposition: form-data; name="excelFile"; filename="../a.xlsx"\r\nContent-Type: x\r\n\r\nPK\x03\x04\r\n--x--'

function queryOf({ parameters = [] }: Operation, random: Random): string {
  const pairs = parameters
    .filter(parameter => parameter.in === 'query' && random.chance(0.3))
    .flatMap(({ name }) => {
      const times = random.chance(0.1) ? 60 : 1
      return Array.from({ length: times }, () => [name, hostileText(random).toWellFormed().slice(0, 500)])
    })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** Of the right shape but for one property in three. */
function bodyFor(schema: Schema, random: Random): unknown {
  if (random.chance(0.3)) return hostileValue(random)
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(() => random.chance(0.9))
        .map(([name, property]) => [name, bodyFor(property, random)]),
    )
  }
  if (schema.enum !== undefined) return random.pick(schema.enum)
  if (schema.type === 'array') return schema.items === undefined ? [] : [bodyFor(schema.items, random)]
  if (schema.type === 'integer' || schema.type === 'number') return random.below(4)
  if (schema.type === 'boolean') return random.chance(0.5)
  return random.chance(0.3) ? hostileText(random) : 'Roth'
}
