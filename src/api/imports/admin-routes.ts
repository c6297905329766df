import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { serve } from '#api/http/serve.ts'
import { beginSlowUpload, endSlowUpload } from '#api/http/slow-upload.ts'
import { importReportMessages } from '#api/imports/import-report-messages.ts'
import { undoRoutes } from '#api/undo/admin-routes.ts'
import { columnsSchema } from '#domain/import/column-preview.ts'
import { DEFAULT_IMPORT_OPTIONS } from '#domain/import/import-options.ts'
import type { ImportRunSummary } from '#domain/import/import-run.ts'
import type { Language } from '#domain/language.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { importReport } from '#services/imports/import-report.ts'
import { forgetMapping, mapColumns, showColumns } from '#services/imports/map-columns.ts'
import { listImports, showImport } from '#services/imports/show-import.ts'
import { startImport } from '#services/imports/start-import.ts'
import {
  refuseWhileQueueFull,
  type StartedImport,
  uploadImport,
  uploadLimitOf,
} from '#services/imports/upload-import.ts'
import { waitForImport } from '#services/imports/wait-for-import.ts'
import { importAnswerOf, importAnswerSchema, importFaultMessage } from './import-answer.ts'
import { importOptionsOf } from './options-schema.ts'
import { rowFaultMessage, rowReasonName } from './row-fault-message.ts'
import {
  importDetailSchema,
  importPageSchema,
  importStartedSchema,
  importsQuerySchema,
  mappingBodySchema,
  uploadQuerySchema,
} from './schema.ts'
import { refuseTooLarge, uploadFormLimits, uploadParts } from './upload-parts.ts'

/** Imports: the list, one of them, its report, starting one that was tried out, and taking one back. */
export const importRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/imports',
    { summary: 'Imports, newest first', query: importsQuerySchema, answer: importPageSchema },
    async ({ query }) => {
      const { entries, ...page } = await listImports(deps, query.page)
      return {
        ...page,
        entries: entries.map(run => shownRun(run, query.language)),
        uploadLimitBytes: uploadLimitOf(deps),
      }
    },
  ),
  adminRoute(
    'GET /api/admin/imports/:id',
    { summary: 'One import', params: idParamsSchema, answer: importDetailSchema, problems: [404] },
    async ({ params, query }) => {
      const shown = await showImport(deps, params.id)
      return {
        ...shown,
        run: shownRun(shown.run, query.language),
        result: shown.result && importAnswerOf(shown.result, query.language),
        reasonCounts: shown.reasonCounts.map(count => ({
          ...count,
          reason: rowReasonName(count, query.language),
        })),
        leftOutReport: shown.leftOutReport.map(({ rowNumber, faults }) => ({
          row_number: rowNumber,
          reason: faults.map(fault => rowFaultMessage(fault, query.language)).join(' '),
        })),
      }
    },
  ),
  adminRoute(
    'GET /api/admin/imports/:id/report',
    {
      summary: 'Every row of an import with its outcome, as CSV',
      params: idParamsSchema,
      answer: z.string(),
      problems: [404],
      isFile: true,
    },
    async ({ params, query }, { reply }) => {
      const { name, pieces } = await importReport(deps, params.id, importReportMessages(query.language))
      return sendCsv(reply, name, pieces)
    },
  ),
  adminRoute(
    'POST /api/admin/imports/:id/start',
    {
      summary: 'Imports the file of a finished dry run',
      params: idParamsSchema,
      answer: importStartedSchema,
      problems: [404, 409],
    },
    ({ params }, { admin }) => startImport(deps, { id: params.id, account: admin.username }),
  ),
  adminRoute(
    'GET /api/admin/imports/:id/columns',
    {
      summary: 'The columns of an import’s file, with what they have or probably have',
      params: idParamsSchema,
      answer: columnsSchema,
      problems: [404, 409, 422],
    },
    ({ params }) => showColumns(deps, params.id),
  ),
  adminRoute(
    'POST /api/admin/imports/:id/mapping',
    {
      summary: 'Says what the columns of an import’s file have, remembers it, and starts a dry run with it',
      params: idParamsSchema,
      body: mappingBodySchema,
      answer: importStartedSchema,
      problems: [404, 409, 422],
    },
    ({ params, body }, { admin }) =>
      mapColumns(deps, { id: params.id, columns: body.columns, account: admin.username }),
  ),
  adminRoute(
    'POST /api/admin/imports/:id/mapping/forget',
    {
      summary: 'Forgets the mapping that an import’s file was read with',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404],
    },
    ({ params }, { admin }) => forgetMapping(deps, { id: params.id, account: admin.username }),
  ),
  ...undoRoutes(deps, 'import'),
]

/**
 * The routes that take a spreadsheet.
 * @param closing aborted when the server stops: nobody is waited for then
 */
export const importUploadRoutes = (deps: AdminDeps, closing: AbortSignal) => [
  adminRoute(
    'POST /api/admin/imports',
    {
      summary: 'Uploads a spreadsheet (multipart, field excelFile) to import it or to try the import out',
      query: uploadQuerySchema,
      consumes: 'multipart/form-data',
      bodyLimit: uploadLimitOf(deps),
      answer: importStartedSchema,
      problems: [409, 413, 415, 507],
    },
    ({ query }, { request }) => receive(deps, request, query.dryRun === '1', importOptionsOf(query)),
  ),
  adminRoute(
    'POST /api/admin/import-excel',
    {
      summary: 'Uploads a spreadsheet (multipart, field excelFile) and waits until it is imported',
      consumes: 'multipart/form-data',
      bodyLimit: uploadLimitOf(deps),
      answer: importAnswerSchema,
      problems: [409, 413, 415, 422, 504, 507],
    },
    async ({ query }, { request, reply }) => {
      const started = await receive(deps, request, false)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const result = await waitForImport(deps, started, AbortSignal.any([gone.signal, closing]))
      return importAnswerOf(result, query.language)
    },
  ),
]

/** Serves them; in a scope of its own, because it takes files. */
export async function serveImportUploads(
  app: FastifyInstance,
  { closing, ...deps }: AdminDeps & { readonly closing: AbortSignal },
): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: uploadFormLimits(deps), throwFileSizeLimit: false })
  serve(app, importUploadRoutes(deps, closing), {
    tag: 'administrator',
    onRequest: async request => {
      refuseTooLarge(request, deps)
      await refuseWhileQueueFull(deps)
      beginSlowUpload(request)
    },
    // Also after a connection that broke off, so that nothing of it lingers on a socket used again.
    onResponse: async request => endSlowUpload(request),
  })
}

/** A run with its failure as a sentence. */
function shownRun({ failure, ...run }: ImportRunSummary, language: Language) {
  return { ...run, failure: failure === null ? null : importFaultMessage(0, failure, language) }
}

async function receive(
  deps: AdminDeps,
  request: FastifyRequest,
  isDryRun: boolean,
  options = DEFAULT_IMPORT_OPTIONS,
): Promise<StartedImport> {
  try {
    const account = accountOf(request).username
    return await uploadImport(deps, { parts: uploadParts(request), isDryRun, options, account })
  } finally {
    endSlowUpload(request)
  }
}
