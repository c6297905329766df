import { gzipSync } from 'node:zlib'
import { tileIdOf } from '#gateways/maps/pmtiles-directory.ts'

/** A layer of a vector tile with areas, lines and points; 4096 units to a side. */
export interface MadeLayer {
  readonly name: string
  readonly features: readonly {
    readonly kind: 'point' | 'line' | 'area'
    readonly points: readonly (readonly [x: number, y: number])[]
    readonly props?: Readonly<Record<string, string>>
  }[]
}

export interface MadeTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Buffer
}

export interface MapFileOptions {
  readonly maxZoom?: number
  /** 1: vectors. */
  readonly tileType?: number
  /** 1: none, 2: gzip, 3: Brotli. */
  readonly tileCompression?: number
  readonly version?: number
  /** Tiles are reached by a directory of their own, as in large files. */
  readonly hasLeaf?: boolean
}

const HEADER_BYTES = 127
const GEOMETRY = { point: 1, line: 2, area: 3 } as const

/** A PMTiles file, version 3. Tiles are written as they are, so bytes of a file with gzip have to be compressed. */
export function makeMapFile(
  tiles: readonly MadeTile[],
  { maxZoom = 2, tileType = 1, tileCompression = 2, version = 3, hasLeaf = false }: MapFileOptions = {},
): Buffer {
  const sorted = tiles
    .map(tile => ({ id: tileIdOf(tile.z, tile.x, tile.y), bytes: tile.bytes }))
    .sort((a, b) => a.id - b.id)
  let offset = 0
  const entries = sorted.map(({ id, bytes }) => {
    const entry = { id, run: 1, length: bytes.length, offset }
    offset += bytes.length
    return entry
  })
  const listed = gzipSync(directoryOf(entries))
  const leaf = hasLeaf ? listed : Buffer.alloc(0)
  const root = hasLeaf
    ? gzipSync(directoryOf([{ id: entries[0]?.id ?? 0, run: 0, length: leaf.length, offset: 0 }]))
    : listed
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header[7] = version
  const parts = [root, Buffer.alloc(0), leaf, Buffer.concat(sorted.map(({ bytes }) => bytes))]
  let at = HEADER_BYTES
  for (const [index, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16)
    at += part.length
  }
  header.set([1, 2, tileCompression, tileType, 0, maxZoom], 96)
  return Buffer.concat([header, ...parts])
}

/** A vector tile (MVT, version 2). */
export function makeTile(layers: readonly MadeLayer[]): Buffer {
  return Buffer.concat(layers.map(layer => field(3, layerOf(layer))))
}

function layerOf({ name, features }: MadeLayer): Buffer {
  const keys = [...new Set(features.flatMap(({ props = {} }) => Object.keys(props)))]
  const values = [...new Set(features.flatMap(({ props = {} }) => Object.values(props)))]
  return Buffer.concat([
    field(15, 2),
    field(1, Buffer.from(name)),
    ...features.map(({ kind, points, props = {} }) =>
      field(
        2,
        Buffer.concat([
          field(2, varints(Object.entries(props).flatMap(([k, v]) => [keys.indexOf(k), values.indexOf(v)]))),
          field(3, GEOMETRY[kind]),
          field(4, varints(commands(kind, points))),
        ]),
      ),
    ),
    ...keys.map(key => field(3, Buffer.from(key))),
    ...values.map(value => field(4, field(1, Buffer.from(value)))),
    field(5, 4096),
  ])
}

function commands(kind: keyof typeof GEOMETRY, points: readonly (readonly [number, number])[]): number[] {
  let [lastX, lastY] = [0, 0]
  const moves = points.map(([x, y]) => {
    const move = [zigzag(x - lastX), zigzag(y - lastY)]
    ;[lastX, lastY] = [x, y]
    return move
  })
  const begin = [1 | (1 << 3), ...(moves[0] ?? [])]
  if (kind === 'point') return begin
  const lines = [2 | ((moves.length - 1) << 3), ...moves.slice(1).flat()]
  return kind === 'line' ? [...begin, ...lines] : [...begin, ...lines, 7 | (1 << 3)]
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2
}

/** A field of a protocol buffer: a number, or bytes with their length. */
function field(number: number, value: number | Buffer): Buffer {
  if (typeof value === 'number') return varints([number << 3, value])
  return Buffer.concat([varints([(number << 3) | 2, value.length]), value])
}

interface Entry {
  readonly id: number
  readonly run: number
  readonly length: number
  readonly offset: number
}

function directoryOf(entries: readonly Entry[]): Buffer {
  let last = 0
  const steps = entries.map(({ id }) => {
    const step = id - last
    last = id
    return step
  })
  let end = -1
  const offsets = entries.map(({ offset, length }) => {
    const isNext = offset === end
    end = offset + length
    return isNext ? 0 : offset + 1
  })
  return varints([
    entries.length,
    ...steps,
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...offsets,
  ])
}

function varints(values: readonly number[]): Buffer {
  const bytes: number[] = []
  for (const value of values) {
    let rest = value
    while (rest > 127) {
      bytes.push((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  return Buffer.from(bytes)
}
