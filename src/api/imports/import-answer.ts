import { z } from 'zod'
import { problemMessage } from '#api/http/problem-message.ts'
import { isRowFaultCode, rowFaultMessage } from '#api/imports/row-fault-message.ts'
import type { ErrorCode } from '#domain/error-codes.ts'
import type { ImportResult, RowFault } from '#domain/import/import-result.ts'
import { outcomeCountsSchema } from '#domain/import/import-result.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'

/** The import result as clients read it (specification, section 3). */
export const importAnswerSchema = z.strictObject({
  success: z.boolean(),
  ...outcomeCountsSchema.shape,
  duplicateReport: z.array(
    z.strictObject({
      row_number: z.int(),
      name: z.string(),
      place_id: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  errorReport: z.array(z.strictObject({ row_number: z.int(), error: z.string() })),
  runId: z.int(),
})

export type ImportAnswer = z.infer<typeof importAnswerSchema>

/** The result with its faults in words. */
export function importAnswerOf(result: ImportResult, language: Language = DEFAULT_LANGUAGE): ImportAnswer {
  return {
    ...result,
    duplicateReport: result.duplicateReport.map(row => ({
      row_number: row.rowNumber,
      name: row.name,
      place_id: row.placeId,
      reason: row.faults.map(fault => rowFaultMessage(fault, language)).join(' '),
    })),
    errorReport: result.errorReport.map(row => ({
      row_number: row.rowNumber,
      error: row.faults.map(fault => importFaultMessage(row.rowNumber, fault, language)).join(' '),
    })),
  }
}

/** What is wrong, in words. Row 0 stands for the file as a whole; its fault is an error code where it was refused. */
export function importFaultMessage(rowNumber: number, fault: RowFault, language: Language): string {
  return rowNumber === 0 && !isRowFaultCode(fault.code)
    ? problemMessage(fault.code as ErrorCode, fault.details, language)
    : rowFaultMessage(fault, language)
}
