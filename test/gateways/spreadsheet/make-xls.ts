import { CFB } from '@e965/xlsx'

/** One BIFF record: its type, the length of its body, its body. */
export function record(type: number, ...body: (Buffer | number[])[]): Buffer {
  const bytes = Buffer.concat(body.map(piece => Buffer.from(piece)))
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(bytes.length, 2)
  return Buffer.concat([head, bytes])
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

/** A text as BIFF8 has it: length, flags, characters of two bytes. */
export function wideText(text: string): Buffer {
  return Buffer.concat([u16(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
}

/** The same in characters of one byte. */
export function narrowText(text: string): Buffer {
  return Buffer.concat([u16(text.length), Buffer.from([0]), Buffer.from(text, 'latin1')])
}

const BEGIN = 0x0809
const END = 0x000a

export interface XlsSheet {
  readonly records: readonly Buffer[]
  /** 0 visible, 1 hidden, 2 very hidden. */
  readonly state?: number
  /** 0 worksheet, 2 chart. */
  readonly type?: number
}

export function begin(version = 0x0600): Buffer {
  return record(BEGIN, u16(version, 5, 0, 0), u32(0), u32(0))
}

export function end(): Buffer {
  return record(END)
}

/** The bytes of a Workbook stream. */
export function xlsStream(sheets: readonly XlsSheet[], globals: readonly Buffer[] = []): Buffer {
  const bodies = sheets.map(sheet => Buffer.concat([begin(), ...sheet.records, end()]))
  const entry = (offset: number, { state = 0, type = 0 }: XlsSheet) =>
    record(0x0085, u32(offset), [state, type], [1, 0, 0x61])
  const headBytes = Buffer.concat([
    begin(),
    ...globals,
    ...sheets.map(sheet => entry(0, sheet)),
    end(),
  ]).length
  let offset = headBytes
  const entries = sheets.map((sheet, index) => {
    const bytes = entry(offset, sheet)
    offset += bodies[index]?.length ?? 0
    return bytes
  })
  return Buffer.concat([begin(), ...globals, ...entries, end(), ...bodies])
}

/** Makes a .xls from a Workbook stream; above 4,096 bytes it lies in sectors, below in small ones. */
export function xlsOf(stream: Buffer, name = 'Workbook'): Buffer {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, name, stream)
  const bytes = CFB.write(file, { type: 'buffer' })
  if (!(bytes instanceof Uint8Array)) throw new Error('The container was not written as bytes')
  return Buffer.from(bytes)
}

/** A workbook of one sheet with the header a, b in row 1 and these records below. */
export function xlsWith(records: readonly Buffer[], globals: readonly Buffer[] = []): Buffer {
  const header = [
    record(0x0204, u16(0, 0, 0), narrowText('a')),
    record(0x0204, u16(0, 1, 0), narrowText('b')),
  ]
  return xlsOf(xlsStream([{ records: [...header, ...records] }], globals))
}
