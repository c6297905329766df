import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Which layer may import which: what is not named here is forbidden. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  store: ['domain'],
  search: ['domain'],
  gateways: ['domain'],
  services: ['domain', 'messages', 'store', 'search', 'gateways'],
  jobs: ['domain', 'messages', 'services'],
  api: ['domain', 'messages', 'services'],
  web: ['domain', 'messages', 'api/client'],
}

const layerRules = Object.entries(MAY_IMPORT).map(
  ([layer, allowed]): IForbiddenRuleType => ({
    name: `${layer}-imports`,
    severity: 'error',
    comment: `${layer} may import ${['itself', ...allowed].join(', ')}`,
    from: { path: `^src/${layer}/` },
    to: {
      path: '^(src|test|bench)/',
      pathNot: `^src/(${[layer, ...allowed].join('|')})/`,
      ...(layer === 'web' ? { dependencyTypesNot: ['type-only'] } : {}),
    },
  }),
)

/** The parts of src/search in their order: each may import itself and the parts of the lines above it. */
const SEARCH_ORDER: readonly (readonly string[])[] = [
  ['geo/', 'analysis/', 'postings/'],
  ['spelling/', 'document/'],
  ['index/'],
  ['snapshot/', 'overview/'],
  ['query/parsed-query.ts', 'query/named-trade.ts'],
  // Reading asks no posting lists.
  ['query/parsing/'],
  ['query/matching/'],
  ['query/facets/', 'query/ranking/'],
  ['query/'],
  ['suggest/'],
  ['folder-reader.ts'],
  ['index-reader.ts'],
]

const searchRules = SEARCH_ORDER.flatMap((parts, line) =>
  parts.map((part): IForbiddenRuleType => {
    const allowed = [part, ...SEARCH_ORDER.slice(0, line).flat()]
    return {
      name: `search-${part.replace(/\/$|\.ts$/, '')}-imports`,
      severity: 'error',
      comment: `src/search/${part} may import ${allowed.join(', ')}`,
      from: { path: `^src/search/${part}` },
      to: { path: '^src/search/', pathNot: `^src/search/(${allowed.join('|')})` },
    }
  }),
)

/** The arrows of the structure, as dependency-cruiser reads them. */
export const RULES: IForbiddenRuleType[] = [
  ...layerRules,
  ...searchRules,
  {
    name: 'web-types',
    severity: 'error',
    comment:
      'web knows the routes and what they answer as types only: it calls them through the injected client',
    from: { path: '^src/web/' },
    to: { path: '^src/(store|search|gateways|jobs|server)/' },
  },
  {
    name: 'server-takes-web-by-its-face',
    severity: 'error',
    comment: 'the server knows the route table of the pages and what src/web/server.ts exports',
    from: { path: '^src/server/' },
    to: { path: '^src/web/', pathNot: '^src/web/(server\\.ts$|routing/)' },
  },
  {
    name: 'domain-is-pure',
    severity: 'error',
    comment: 'values and rules, no input or output',
    from: { path: '^src/domain/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-tests-in-product',
    severity: 'error',
    comment: 'what ships does not need what tests it',
    from: { path: '^src/' },
    to: { path: '^(test|bench)/' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'who needs whom is one-way, for types too',
    from: { path: '^src/(?!api/(row-fault-)?words)' },
    to: { circular: true },
  },
]
