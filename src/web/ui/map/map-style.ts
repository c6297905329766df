import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'

/** The colours and the typeface of a map. */
interface Inks {
  readonly land: string
  readonly built: string
  readonly water: string
  readonly wood: string
  readonly street: string
  readonly rail: string
  readonly text: string
  readonly quiet: string
  readonly font: string
}

/** The colours that the page's theme gives to plans (styles/tokens.css). */
export function inksOf(element: HTMLElement): Inks {
  const style = getComputedStyle(element)
  const ink = (name: string) => style.getPropertyValue(name).trim()
  return {
    land: ink('--plan-land'),
    built: ink('--plan-built'),
    water: ink('--plan-water'),
    wood: ink('--plan-wood'),
    street: ink('--plan-street'),
    rail: ink('--plan-rail'),
    text: ink('--ink'),
    quiet: ink('--ink-2'),
    font: style.fontFamily,
  }
}

const GREEN = new Set(
  'wood forest park garden grass grassland meadow scrub nature_reserve national_park cemetery golf_course allotments village_green recreation_ground farmland orchard'.split(
    ' ',
  ),
)
const BIG_ROADS = new Set(['highway', 'major_road'])
const SMALL_ROADS = new Set(['minor_road', 'other'])

/**
 * How a map is drawn, after the layers of Protomaps (docs.protomaps.com/basemaps/layers).
 * @param language of the names, where the map has them
 */
export function mapStyle(
  inks: Inks,
  language: string,
): { readonly paint: PaintRule[]; readonly labels: LabelRule[] } {
  const { land, built, water, wood, street, rail, quiet } = inks
  const big = exp(1.6, [
    [5, 0.5],
    [11, 2],
    [14, 6],
    [19, 22],
  ])
  const small = exp(1.6, [
    [11, 0.3],
    [14, 2.5],
    [19, 16],
  ])
  const paint: PaintRule[] = [
    { dataLayer: 'earth', symbolizer: new PolygonSymbolizer({ fill: land }), filter: isArea },
    { dataLayer: 'landcover', symbolizer: new PolygonSymbolizer({ fill: wood }), filter: isGreen },
    { dataLayer: 'landuse', symbolizer: new PolygonSymbolizer({ fill: wood }), filter: isGreen },
    { dataLayer: 'water', symbolizer: new PolygonSymbolizer({ fill: water }), filter: isArea },
    {
      dataLayer: 'water',
      symbolizer: new LineSymbolizer({
        color: water,
        width: exp(1.6, [
          [8, 0.5],
          [18, 8],
        ]),
      }),
      filter: isLine,
    },
    {
      dataLayer: 'buildings',
      minzoom: 14,
      symbolizer: new PolygonSymbolizer({ fill: built }),
      filter: isArea,
    },
    // Around each street a line of the ground's shade, so that streets part where they touch.
    { dataLayer: 'roads', minzoom: 11, symbolizer: edgeOf(small), filter: isOf(SMALL_ROADS) },
    { dataLayer: 'roads', minzoom: 7, symbolizer: edgeOf(big), filter: isOf(BIG_ROADS) },
    {
      dataLayer: 'roads',
      minzoom: 14,
      symbolizer: new LineSymbolizer({ color: rail, width: 0.8, dash: [1, 2] }),
      filter: isOf(new Set(['path'])),
    },
    {
      dataLayer: 'roads',
      minzoom: 11,
      symbolizer: new LineSymbolizer({ color: street, width: small }),
      filter: isOf(SMALL_ROADS),
    },
    {
      dataLayer: 'roads',
      symbolizer: new LineSymbolizer({ color: street, width: big }),
      filter: isOf(BIG_ROADS),
    },
    {
      dataLayer: 'roads',
      minzoom: 9,
      symbolizer: new LineSymbolizer({ color: rail, width: 1, dash: [6, 3] }),
      filter: isOf(new Set(['rail'])),
    },
    { dataLayer: 'boundaries', symbolizer: new LineSymbolizer({ color: quiet, width: 0.8, dash: [4, 3] }) },
  ]
  return { paint, labels: labelRules(inks, language) }

  function edgeOf(width: (zoom: number) => number): LineSymbolizer {
    return new LineSymbolizer({ color: built, width: zoom => width(zoom) + 2 })
  }
}

function labelRules({ land, text, quiet, font }: Inks, language: string): LabelRule[] {
  const names = { labelProps: [`name:${language}`, 'name'], fontFamily: font, stroke: land, width: 3 }
  const place = (fontSize: number, fontWeight: number, fill: string) =>
    new CenteredTextSymbolizer({ ...names, fontSize, fontWeight, fill })
  const byRank = (a: Feature['props'], b: Feature['props']) => rankOf(b) - rankOf(a)
  return [
    {
      dataLayer: 'places',
      symbolizer: place(15, 600, text),
      filter: (zoom, feature) => isKind(feature, 'locality') && rankOf(feature.props) >= rankShownAt(zoom),
      sort: byRank,
    },
    {
      dataLayer: 'places',
      minzoom: 13,
      symbolizer: place(13, 400, quiet),
      filter: (_zoom, feature) => isKind(feature, 'neighbourhood') || isKind(feature, 'macrohood'),
      sort: byRank,
    },
    {
      dataLayer: 'roads',
      minzoom: 15,
      symbolizer: new LineLabelSymbolizer({ ...names, fontSize: 12, fontWeight: 400, fill: quiet }),
      filter: (_zoom, { props }) => props.kind !== 'rail' && props.kind !== 'path',
    },
  ]
}

/** 0 for a hamlet, 15 and more for a metropolis. */
function rankOf({ population_rank: rank }: Feature['props']): number {
  return Number(rank ?? 0)
}

/** The far view shows large cities only. */
function rankShownAt(zoom: number): number {
  return Math.max(0, 14 - zoom)
}

function isKind({ props }: Feature, kind: string): boolean {
  return props.kind === kind
}

function isOf(kinds: ReadonlySet<string>) {
  return (_zoom: number, { props }: Feature) => kinds.has(String(props.kind))
}

function isGreen(_zoom: number, { props }: Feature): boolean {
  return GREEN.has(String(props.kind))
}

function isArea(_zoom: number, { geomType }: Feature): boolean {
  return geomType === GeomType.Polygon
}

function isLine(_zoom: number, { geomType }: Feature): boolean {
  return geomType === GeomType.Line
}
