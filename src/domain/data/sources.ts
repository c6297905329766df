/** A work of others of which files in src have something. */
export interface DataSource {
  readonly name: string
  readonly url: string
  /** SPDX identifier, or 'LicenseRef-' and a name for what SPDX does not list. */
  readonly licence: string
  /** Whom to name, as the source asks for it. */
  readonly attribution: string
  /** Where its licence stands, if visitors have to be told: then the imprint links to both. */
  readonly licenceUrl?: string
  /** The files that have something of it, from the folder of the product; globs. */
  readonly files: readonly string[]
}

/**
 * Everything in src that others made, with its licence: the one list, from which the bill of materials comes
 * (server/commands/sbom.ts) and against which test/structure/licences.test.ts holds the files, NOTICE, LICENCES.md and the imprint.
 */
export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC-BY-4.0',
    attribution: 'GeoNames',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    files: [
      'src/domain/data/gazetteer.json',
      'src/domain/data/counties.json',
      'src/domain/data/neighbours.json',
      'src/search/analysis/data/compound-parts.txt',
    ],
  },
  {
    name: 'OpenStreetMap postal codes',
    url: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    files: ['src/domain/data/gazetteer.json', 'src/domain/data/counties.json'],
  },
  {
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    licence: 'LicenseRef-public-domain',
    attribution: 'Made with Natural Earth',
    files: ['src/domain/data/borders.json'],
  },
  {
    name: 'World Atlas TopoJSON',
    url: 'https://github.com/topojson/world-atlas',
    licence: 'ISC',
    attribution: 'Copyright 2013-2019 Michael Bostock',
    files: ['src/domain/data/borders.json'],
  },
  {
    name: 'OpenStreetMap iD tagging schema',
    url: 'https://github.com/openstreetmap/id-tagging-schema',
    licence: 'ISC',
    attribution: 'Copyright (c) iD Contributors',
    files: ['src/domain/data/osm-terms.json', 'src/search/analysis/data/compound-parts.txt'],
  },
  {
    name: 'Radio Canada',
    url: 'https://github.com/cbcrc/radiocanadafonts',
    licence: 'OFL-1.1',
    attribution:
      'Copyright 2017 The Radio-Canada Project Authors (https://github.com/cbcrc/radiocanadafonts)',
    files: ['src/web/styles/fonts/radio-canada-*.woff2', 'src/web/styles/fonts/OFL.txt'],
  },
]

/** What was written, drawn or collected for Umkreis itself and is under its licence; globs. */
export const OWN_FILES: readonly string[] = [
  // Names of categories are Google's, everything else in the table is ours: categories/README.md.
  'src/domain/data/{exonyms,landscapes,region-names}.json',
  'src/domain/data/{attributes,links}/*.json',
  'src/domain/data/categories/*.json',
  'src/domain/data/categories/counted/*.json',
  'src/domain/data/categories/needs/*.json',
  'src/domain/data/demo/*.json',
  'src/domain/data/{LICENCES,categories/README}.md',
  'src/messages/README.md',
  'src/messages/*/{blog,documents}/*.md',
  'src/search/analysis/data/{filler-words,synonyms,wish-words}.txt',
  'src/web/admin/styles/icons.svg',
  'src/web/drawings/town-plan.svg',
  'src/web/styles/icons/*.svg',
]
