import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountOf } from '#api/http/admin-guard.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { beginSlowUpload, endSlowUpload } from '#api/http/slow-upload.ts'
import { importReportMessages } from '#api/import-report-words.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { importReport } from '#services/imports/import-report.ts'
import { listImports, showImport } from '#services/imports/show-import.ts'
import { startImport, startUndo } from '#services/imports/start-import.ts'
import {
  refuseWhileImporting,
  type StartedImport,
  UPLOAD_LIMIT_BYTES,
  uploadImport,
} from '#services/imports/upload-import.ts'
import { waitForImport } from '#services/imports/wait-for-import.ts'
import { importAnswerOf, importAnswerSchema } from './import-answer.ts'
import {
  importDetailSchema,
  importPageSchema,
  importParamsSchema,
  importStartedSchema,
  importsQuerySchema,
  undoStartedSchema,
  uploadQuerySchema,
} from './schema.ts'
import { refuseTooLarge, UPLOAD_FORM_LIMITS, uploadParts } from './upload-parts.ts'

const TAGS = ['administrator']

/** Imports: uploading, trying out, the list, one of them, its report, and taking it back. */
export function registerImports(app: FastifyInstance, deps: AdminDeps): void {
  app.register(uploadRoutes, deps)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = { params: importParamsSchema, querystring: languageQuerySchema }

  routes.get(
    '/api/admin/imports',
    {
      schema: {
        tags: TAGS,
        summary: 'Imports, newest first',
        querystring: importsQuerySchema,
        response: responses(importPageSchema, 400, 401),
      },
    },
    async ({ query }) => listImports(deps, query.page),
  )
  routes.get(
    '/api/admin/imports/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'One import',
        ...one,
        response: responses(importDetailSchema, 401, 404),
      },
    },
    async ({ params, query }) => {
      const shown = await showImport(deps, params.id)
      return { ...shown, result: shown.result === null ? null : importAnswerOf(shown.result, query.language) }
    },
  )
  routes.get(
    '/api/admin/imports/:id/report',
    {
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Every row of an import with its outcome, as CSV',
        ...one,
        response: responses(z.string(), 401, 404),
      },
    },
    async ({ params, query }, reply) => {
      const report = await importReport(deps, params.id, importReportMessages(query.language))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${params.id}.csv"`)
        .send(Readable.from(report))
    },
  )
  routes.post(
    '/api/admin/imports/:id/start',
    {
      schema: {
        tags: TAGS,
        summary: 'Imports the file of a finished dry run',
        ...one,
        response: responses(importStartedSchema, 400, 401, 404, 409),
      },
    },
    async request => startImport(deps, { id: request.params.id, account: accountOf(request).username }),
  )
  routes.post(
    '/api/admin/imports/:id/undo',
    {
      schema: {
        tags: TAGS,
        summary: 'Takes an import back',
        ...one,
        response: responses(undoStartedSchema, 401, 404, 409),
      },
    },
    async request => ({
      jobId: await startUndo(deps, { id: request.params.id, account: accountOf(request).username }),
    }),
  )
}

/** The calls that take a file. */
async function uploadRoutes(app: FastifyInstance, deps: AdminDeps): Promise<void> {
  // Cut instead of refused: what is too large is then still read to its end, and its sender hears why.
  await app.register(multipart, { limits: UPLOAD_FORM_LIMITS, throwFileSizeLimit: false })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const stop = new AbortController()
  app.addHook('preClose', async () => stop.abort())
  const upload = {
    bodyLimit: UPLOAD_LIMIT_BYTES,
    onRequest: async (request: FastifyRequest) => {
      refuseTooLarge(request)
      await refuseWhileImporting(deps)
      beginSlowUpload(request)
    },
    // Also after a connection that broke off, so that nothing of it lingers on a socket used again.
    onResponse: async (request: FastifyRequest) => endSlowUpload(request),
  }

  routes.post(
    '/api/admin/imports',
    {
      ...upload,
      schema: {
        tags: TAGS,
        summary: 'Uploads a spreadsheet (multipart, field excelFile) to import it or to try the import out',
        querystring: uploadQuerySchema,
        consumes: ['multipart/form-data'],
        response: responses(importStartedSchema, 400, 401, 409, 413, 415, 507),
      },
    },
    async request => receive(deps, request, request.query.dryRun === '1'),
  )
  routes.post(
    '/api/admin/import-excel',
    {
      ...upload,
      schema: {
        tags: TAGS,
        summary: 'Uploads a spreadsheet (multipart, field excelFile) and waits until it is imported',
        querystring: languageQuerySchema,
        consumes: ['multipart/form-data'],
        response: responses(importAnswerSchema, 400, 401, 409, 413, 415, 422, 504, 507),
      },
    },
    async (request, reply) => {
      const started = await receive(deps, request, false)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const result = await waitForImport(deps, started, AbortSignal.any([gone.signal, stop.signal]))
      return importAnswerOf(result, request.query.language)
    },
  )
}

async function receive(deps: AdminDeps, request: FastifyRequest, isDryRun: boolean): Promise<StartedImport> {
  try {
    const account = accountOf(request).username
    return await uploadImport(deps, { parts: uploadParts(request), isDryRun, account })
  } finally {
    endSlowUpload(request)
  }
}
