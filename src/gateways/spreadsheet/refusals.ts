import { DomainError } from '#domain/errors.ts'
import { MEGABYTE, type SpreadsheetLimits } from './limits.ts'

/** The kind of a file that cannot be read: details.kind of file_kind_unknown. */
export type UnreadableKind =
  | 'binary'
  | 'encrypted'
  | 'gzip'
  | 'html'
  | 'image'
  | 'numbers'
  | 'ods'
  | 'old-excel'
  | 'pdf'
  | 'presentation'
  | 'rar'
  | 'rtf'
  | 'seven-zip'
  | 'sqlite'
  | 'text-document'
  | 'xlsb'
  | 'xml'
  | 'xml-spreadsheet'
  | 'zip'
  | 'zip-of-several'

/** What is wrong with a file: details.reason of file_damaged. */
export type Damage =
  | 'checksum'
  | 'json'
  | 'part-missing'
  | 'row-too-long'
  | 'truncated'
  | 'unreadable'
  | 'workbook'
  | 'xls'
  | 'xml'
  | 'xml-encoding'
  | 'zip'

/** What makes a file look like an attack: details.reason of file_suspicious. */
export type SuspiciousReason =
  | 'doctype'
  | 'entries'
  | 'inflated-size'
  | 'overlap'
  | 'ratio'
  | 'repeated-text'
  | 'size-lie'

export function unknownKind(kind: UnreadableKind): DomainError {
  return new DomainError('file_kind_unknown', { kind })
}

/** @param part the part of the file, where it has parts, e.g. 'xl/worksheets/sheet1.xml' */
export function damaged(reason: Damage, part = '', cause?: unknown): DomainError {
  return new DomainError('file_damaged', part === '' ? { reason } : { reason, part }, cause)
}

export function suspicious(
  reason: SuspiciousReason,
  details: Record<string, string | number> = {},
): DomainError {
  return new DomainError('file_suspicious', { reason, ...details })
}

export function tooManyBytes(limits: SpreadsheetLimits): DomainError {
  return new DomainError('file_too_large', {
    reason: 'bytes',
    limitMegabytes: Math.round(limits.fileBytes / MEGABYTE),
  })
}

export function tooManyRows(limits: SpreadsheetLimits): DomainError {
  return new DomainError('file_too_large', { reason: 'rows', limitRows: limits.rows })
}

export function tooManyColumns(limitColumns: number): DomainError {
  return new DomainError('file_too_large', { reason: 'columns', limitColumns })
}

export function outOfMemory(limits: SpreadsheetLimits, cause?: unknown): DomainError {
  return new DomainError('file_reader_out_of_memory', { limitMegabytes: limits.heapMegabytes }, cause)
}

export function tooSlow(limits: SpreadsheetLimits): DomainError {
  return new DomainError('file_too_slow', { limitSeconds: Math.round(limits.timeMs / 1000) })
}
