import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { business, saved } from '#test/make-business.ts'

/** Builds, then applies one change after the other until it is killed. Prints the number of each complete change. */
const [folder = ''] = process.argv.slice(2)
const writer = openIndexWriter(lockFolder(folder))
const businesses = (change: number) =>
  Array.from({ length: 40 }, (_, at) => saved(business({ id: at + 1, name: `Stand ${change}` }), [], change))

for (let change = writer.lastChange() + 1; ; change++) {
  if (writer.lastChange() === 0 || change % 5 === 0) {
    await writer.build(
      (async function* () {
        yield businesses(change)
      })(),
      change,
    )
  } else writer.apply(businesses(change), change)
  process.stdout.write(`${change}\n`)
}
