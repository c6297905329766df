import { demonstrationBusinesses } from './demonstration-businesses.ts'
import { openIndexWriter } from '#search/index-writer.ts'
const [folder='', count='1000'] = process.argv.slice(2)
const w = openIndexWriter(folder)
async function* changes() { let batch=[]; let n=0; for (const b of demonstrationBusinesses(Number(count))) { batch.push({kind:'saved' as const, change:++n, business:{...b, source:'google-maps' as const, updatedAt: 1763000000000+n*60000}, oldUrlSlugs:[]}); if(batch.length===500){yield batch; batch=[]} } yield batch }
const t=performance.now(); await w.build(changes(), Number(count)); console.log('built',((performance.now()-t)/1000).toFixed(0),'s'); w.close()
