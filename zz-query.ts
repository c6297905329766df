import { OverviewReader } from '#search/overview/overview-reader.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
const folder = process.argv[2]!
const none = { ofDay: new Uint32Array(0), among: [] }
const cpu = () => { const u = process.threadCpuUsage(); return (u.user + u.system) / 1000 }
const rss = () => Math.round(process.memoryUsage.rss() / 1e6)
const m0 = rss()
const reader = new OverviewReader(folder)
async function ask(filter: any, sortBy: any = 'name', sortOrder: any = 'asc', offset = 0) {
  const c = cpu(), t = performance.now()
  const r = await reader.read({ change: 1, waitMs: 0 }, table => table.answer('list', { filter: readOverviewFilter(filter), named: none, sortBy, sortOrder, offset, limit: 20 }))
  return { cpu: cpu() - c, wall: performance.now() - t, total: r!.result.total }
}
const first = await ask({})
console.log('first', first, 'rss', m0, rss())
for (const sortBy of ADMIN_SORTS) for (const o of ['asc', 'desc']) { const a = await ask({}, sortBy, o, 440000); console.log('first', sortBy, o, a.cpu.toFixed(1), a.wall.toFixed(1)) }
const qs: any = { none: {}, type: { type: 'Handwerker' }, city: { city: 'Köln' }, three: { type: 'Handwerker', country: 'DE', state: 'public' } }
for (const s of ['müller', 'a', 'bäckerei roth', 'straße 3', '0221', 'UK-1234', 'gmbh & co', 'xyzzy', 'baeckerei-roth.de', '"am markt"', '0221 471-0318', '+49 (0)221/4710318']) qs[s] = { search: s }
for (const [k, f] of Object.entries(qs)) {
  const cs: number[] = [], ws: number[] = []; let total = 0
  for (let i = 0; i < 5; i++) { await ask({ city: 'x' + i }); const a = await ask(f, ADMIN_SORTS[i]!, i % 2 ? 'asc' : 'desc', 0); cs.push(a.cpu); ws.push(a.wall); total = a.total }
  cs.sort((a, b) => a - b); ws.sort((a, b) => a - b)
  console.log(k.padEnd(24), total, 'cpu min', cs[0]!.toFixed(1), 'med', cs[2]!.toFixed(1), 'wall min', ws[0]!.toFixed(1), 'med', ws[2]!.toFixed(1))
}
for (const k of ['totals', 'cities', 'categories', 'groups'] as const) { const c = cpu(); await reader.read({ change: 1, waitMs: 0 }, t => { t.answer(k, {}) }); console.log(k, (cpu() - c).toFixed(1)) }
console.log('rss', rss())
reader.close()
