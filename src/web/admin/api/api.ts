import type { AdminContract } from '#api/admin-routes.ts'
import { type AddressInput, routeAddress } from '#api/client/address.ts'
import type { AnswerOf, Client, InputOf, KeyOf } from '#api/client/contract.ts'
import { fetchClient } from '#api/client/fetch-client.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { reportConnection } from '#web/admin/api/connection.ts'
import { inLanguage } from '#web/messages.ts'

/** The routes of the administrator's area over HTTP. Every answer that is no success rejects with a RouteError. */
export type AdminApi = Client<AdminContract>

/** The address of a route that answers a file or a picture. */
export type AddressOf = <Key extends Extract<KeyOf<AdminContract>, `GET ${string}`>>(
  key: Key,
  input?: AddressInput & Partial<InputOf<AdminContract, Key>>,
) => string

/** Said by every route that finds the session over, so that the login is shown. */
export const SESSION_ENDED = 'umkreis:session-ended'

/** A table that takes longer than this is not coming; what changes something may take its time. */
const MOST_READ_MS = 60_000

/** @param language of the sentences in failing answers */
export function adminApi(language: Language): AdminApi {
  return fetchClient<AdminContract>(language, {
    unreachable: inLanguage(adminAreaMessages, language).unreachable,
    readMs: MOST_READ_MS,
    onReached: reportConnection,
    onError: ({ code }) => {
      if (code === 'not_logged_in') window.dispatchEvent(new Event(SESSION_ENDED))
    },
  })
}

/** @param language of headings in files */
export function adminAddress(language: Language): AddressOf {
  return (key, { params, query } = {}) =>
    routeAddress(key, {
      ...(params && { params }),
      query: { ...query, ...(language !== DEFAULT_LANGUAGE && { language }) },
    })
}

type Answer<Key extends KeyOf<AdminContract>> = AnswerOf<AdminContract, Key>
type Body<Key extends KeyOf<AdminContract>> = InputOf<AdminContract, Key>['body']

export type AdminSettings = Answer<'POST /api/admin/settings/bulk'>
/** The site's address and its mail server. */
export type ServerSettings = Answer<'GET /api/admin/settings/server'>
export type ServerSettingsRequest = Body<'POST /api/admin/settings/server'>
/** What the mail server said to a test mail. */
export type SentTestMail = Answer<'POST /api/admin/settings/test-mail'>
/** Head and footer code as it was from a moment on. */
export type CodeVersion = Answer<'GET /api/admin/settings/code-versions'>[number]
/** What an edit says; unset parts stay, null empties a field. Edited fields are locked unless `locks` says false. */
export type BusinessEdit = Body<'PATCH /api/admin/businesses/:id'>
export type BulkRequest = Body<'POST /api/admin/businesses/bulk'>
export type BulkAction = BulkRequest['action']
export type ShownBulkEdit = Answer<'GET /api/admin/bulk-edits/:id'>
/** What undoing a run would do now. */
export type UndoPage = Answer<'GET /api/admin/imports/:id/undo'>
export type BusinessPictures = Answer<'GET /api/admin/businesses/:id/pictures'>
/** An uploaded picture of a business. */
export type ShownPicture = BusinessPictures['pictures'][number]
/** A submission with what helps to decide on it. */
export type SubmissionDetail = Answer<'GET /api/admin/submissions/:id'>
export type RedirectEntry = Answer<'GET /api/admin/redirects'>['entries'][number]
export type ImportedRedirects = Answer<'POST /api/admin/redirects/import'>
/** One key on the suppression list. */
export type SuppressionEntry = Answer<'GET /api/admin/suppressions'>['entries'][number]
/** An import as its screen shows it, with the reasons as sentences. */
export type ShownImport = Answer<'GET /api/admin/imports/:id'>
/** An import as the list shows it. */
export type ShownRun = Answer<'GET /api/admin/imports'>['entries'][number]
export type ImportAnswer = NonNullable<ShownImport['result']>
/** Which businesses are to be checked again. */
export type RecheckRequest = Body<'POST /api/admin/rechecks'>
/** A category in use, as its screen shows it. */
export type AdminCategory = Answer<'GET /api/admin/categories'>['entries'][number]
/** What is to happen to a category. */
export type CategoryChange = Body<'POST /api/admin/categories/preview'>
export type CategoryPreview = Answer<'POST /api/admin/categories/preview'>
export type ShownCategoryRule = Answer<'GET /api/admin/category-rules'>[number]
export type ShownSearchReport = Answer<'GET /api/admin/searches'>
export type JobsQuery = NonNullable<InputOf<AdminContract, 'GET /api/admin/jobs'>['query']>
export type ExportQuery = NonNullable<InputOf<AdminContract, 'GET /api/admin/export'>['query']>
