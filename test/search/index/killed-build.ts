import type { BusinessChange } from '#domain/business/business-change.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { business, hidden, saved } from '#test/make-business.ts'

// Builds an index of a folder in pieces, tells the change with which it begins, and kills itself at a step, if one is named.
const BUSINESSES = 6_000
const STEP = 250

const [folder = '', end] = process.argv.slice(2)
const writer = openIndexWriter(lockFolder(folder), { pieceSize: 1_000 })
const begun = writer.begun()
console.log(`begins ${begun?.after ?? 0}`)
const rest = begun && { begun, since: steps(BUSINESSES, BUSINESSES) }
await writer.build(steps(begun?.after ?? 0, BUSINESSES), BUSINESSES, 0, rest)
writer.close()

async function* steps(after: number, upTo: number): AsyncGenerator<BusinessChange[]> {
  for (let from = after; from < upTo; from += STEP) {
    if (String(from) === end) process.kill(process.pid, 'SIGKILL')
    yield Array.from({ length: STEP }, (_, at) => changeOf(from + at + 1))
  }
}

/** Of every kind that a build writes. */
function changeOf(id: number): BusinessChange {
  const of = business({
    id,
    name: `Bäckerei Nr. ${id}`,
    city: `Ort ${id % 60}`,
    description: `Brot ${id * 7}`,
  })
  return id % 20 === 0 ? hidden(of, id) : saved(of, [`alt/nr-${id}`], id)
}
