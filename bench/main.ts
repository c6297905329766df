import { adminBench } from './admin.ts'
import { adminBesideBench } from './admin-beside.ts'
import { adminReadsBench } from './admin-reads.ts'
import { besideBench } from './beside.ts'
import { firstVisitBench } from './first-visit.ts'
import { importBench } from './import.ts'
import { lighthouseBench } from './lighthouse.ts'
import { nodesBench } from './nodes.ts'
import { ogBench } from './og.ts'
import { pagesBench } from './pages.ts'
import { relevanceBench } from './relevance.ts'
import { scaleBench } from './scale.ts'
import { searchBench } from './search.ts'
import { startBench } from './start.ts'
import { storeBench } from './store.ts'

const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = {
  search: searchBench,
  import: importBench,
  admin: adminBench,
  'admin-reads': adminReadsBench,
  'admin-beside': adminBesideBench,
  beside: besideBench,
  'first-visit': firstVisitBench,
  nodes: nodesBench,
  og: ogBench,
  lighthouse: lighthouseBench,
  pages: pagesBench,
  relevance: relevanceBench,
  scale: scaleBench,
  start: startBench,
  store: storeBench,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = BENCHES[name]
if (bench === undefined) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(2)
}
await bench(args)
