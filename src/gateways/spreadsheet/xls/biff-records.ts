import { damaged } from '../refusals.ts'

/** The record types of BIFF8 that are needed for reading cells (MS-XLS 2.3). */
export const RECORD = {
  formula: 0x0006,
  endOfStream: 0x000a,
  date1904: 0x0022,
  filePass: 0x002f,
  continuation: 0x003c,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  richString: 0x00d6,
  extendedFormat: 0x00e0,
  sharedStrings: 0x00fc,
  labelShared: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  row: 0x0208,
  array: 0x0221,
  dataTable: 0x0236,
  rk: 0x027e,
  format: 0x041e,
  sharedFormula: 0x04bc,
  beginOfStream: 0x0809,
} as const

const HEADER_BYTES = 4

/** A position in a stream of records. */
export class BiffCursor {
  readonly bytes: Buffer
  type = 0
  /** The beginning of the record. */
  offset = 0
  /** The body, from start up to end. */
  start = 0
  end: number

  constructor(bytes: Buffer, offset: number) {
    this.bytes = bytes
    this.end = offset
  }

  /** Moves to the next record; false at the end of the bytes. Throws file_damaged when the record is cut. */
  next(): boolean {
    if (this.end + HEADER_BYTES > this.bytes.length) return false
    this.offset = this.end
    this.type = this.bytes.readUInt16LE(this.offset)
    this.start = this.offset + HEADER_BYTES
    this.end = this.start + this.bytes.readUInt16LE(this.offset + 2)
    if (this.end > this.bytes.length) throw damaged('truncated')
    return true
  }

  /** Throws file_damaged unless the body has so many bytes. */
  expect(bytes: number): void {
    if (this.end - this.start < bytes) throw damaged('xls')
  }

  u8(at: number): number {
    return this.bytes[this.start + at] ?? 0
  }

  u16(at: number): number {
    return this.bytes.readUInt16LE(this.start + at)
  }

  u32(at: number): number {
    return this.bytes.readUInt32LE(this.start + at)
  }

  /** The body of this record and of the continuations after it; the cursor moves behind them. */
  continued(): readonly Buffer[] {
    const bodies = [this.bytes.subarray(this.start, this.end)]
    while (this.end + HEADER_BYTES <= this.bytes.length) {
      if (this.bytes.readUInt16LE(this.end) !== RECORD.continuation) break
      this.next()
      bodies.push(this.bytes.subarray(this.start, this.end))
    }
    return bodies
  }
}
