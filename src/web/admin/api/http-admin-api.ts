import type { Language } from '#domain/language.ts'
import type { AdminApi } from '#web/admin/api/admin-api.ts'
import { AdminApiError } from '#web/admin/api/admin-api-error.ts'
import { followJob } from '#web/admin/api/follow-job.ts'
import { addressOf, type QueryValues, request } from '#web/admin/api/request.ts'
import { uploadImport } from '#web/admin/api/upload-import.ts'

const BASE = '/api/admin'

/** The administrator's calls over HTTP. @param language of the sentences in failing answers */
export function httpAdminApi(language: Language): AdminApi {
  const get = <Answer>(path: string, query?: QueryValues) =>
    request<Answer>(language, 'GET', BASE + path, query === undefined ? {} : { query })
  const send = <Answer>(method: string, path: string, body?: unknown) =>
    request<Answer>(language, method, BASE + path, body === undefined ? {} : { body })
  const post = <Answer>(path: string, body?: unknown) => send<Answer>('POST', path, body)
  return {
    logIn: login => post('/session', login),
    session: async () => {
      try {
        return await get('/session')
      } catch (error) {
        if (error instanceof AdminApiError && error.status === 401) return null
        throw error
      }
    },
    logOut: () => send('DELETE', '/session'),
    accounts: () => get('/accounts'),
    createAccount: account => post('/accounts', account),
    removeAccount: (id, ownPassword) => post(`/accounts/${id}/remove`, { ownPassword }),
    changePassword: change => post('/password', change),
    beginSecondFactor: password => post('/second-factor', { password }),
    confirmSecondFactor: confirmation => send('PUT', '/second-factor', confirmation),
    removeSecondFactor: password => post('/second-factor/remove', { password }),

    stats: () => get('/stats'),
    setup: () => get('/setup'),
    metricSeries: days => get('/figures', { days }),
    removeDemonstration: () => post('/demonstration/remove'),

    uploadImport: (file, options) => uploadImport(language, file, options),
    imports: page => get('/imports', { page }),
    importRun: id => get(`/imports/${id}`),
    startImport: id => post(`/imports/${id}/start`),
    undoImport: id => post(`/imports/${id}/undo`),
    importReportAddress: id => addressOf(`${BASE}/imports/${id}/report`, { language }),

    jobs: query => get('/jobs', { ...query }),
    job: id => get(`/jobs/${id}`),
    followJob: (id, onJob) => followJob(`${BASE}/jobs/${id}/events`, onJob),
    startJob: kind => post('/jobs', { kind }),
    cancelJob: id => post(`/jobs/${id}/cancel`),
    retryJob: id => post(`/jobs/${id}/retry`),
    jobReportAddress: id => `${BASE}/jobs/${id}/report`,
    schedule: () => get('/schedule'),
    saveSchedule: schedule => send('PUT', '/schedule', schedule),

    businesses: query => get('/businesses', { ...query }),
    categoryCounts: () => get('/real-categories'),
    cityCounts: () => get('/cities'),
    typeCounts: () => get('/types'),
    countryCounts: () => get('/countries'),
    exportAddress: ({ kind, type, ...rest }) =>
      addressOf(`${BASE}/export`, { type: kind, businessType: type, ...rest }),
    business: id => get(`/businesses/${id}`),
    editBusiness: (id, edit) => send('PATCH', `/businesses/${id}`, edit),
    hideBusiness: (id, version) => post(`/businesses/${id}/hide`, { version }),
    showBusiness: (id, version) => post(`/businesses/${id}/show`, { version }),
    removeBusiness: (id, removal) => send('DELETE', `/businesses/${id}`, removal),
    restoreBusiness: id => post(`/businesses/${id}/restore`),
    history: id => get(`/businesses/${id}/history`),
    undoHistory: (id, entry) => post(`/businesses/${id}/history/${entry}/undo`),
    pictures: id => get(`/businesses/${id}/pictures`),
    uploadPicture: (id, { file, alt }) => {
      const form = new FormData()
      form.append('alt', alt)
      form.append('picture', file)
      return post(`/businesses/${id}/pictures`, form)
    },
    arrangePictures: (id, pictures) => send('PUT', `/businesses/${id}/pictures`, { pictures }),
    removePicture: (id, picture) => post(`/businesses/${id}/pictures/${picture}/remove`),
    pictureAddress: (id, picture) => `${BASE}/businesses/${id}/pictures/${picture}`,
    duplicates: page => get('/duplicates', { page }),
    merge: merge => post('/duplicates/merge', merge),
    dismissDuplicate: pair => post('/duplicates/dismiss', pair),
    countBusinesses: async filter => {
      const { count } = await post<{ count: number }>('/businesses/count', filter)
      return count
    },
    bulkEdit: bulk => post('/businesses/bulk', bulk),

    settings: () => get('/settings'),
    saveSettings: settings => post('/settings/bulk', settings),
    codeVersions: () => get('/settings/code-versions'),
    switchCodeOff: () => post('/settings/code-off'),

    audit: query => get('/audit', { ...query }),
    auditExportAddress: query => addressOf(`${BASE}/audit/export`, { ...query }),
    submissions: query => get('/submissions', { ...query }),
    changeSubmission: (id, change) => send('PATCH', `/submissions/${id}`, change),
    submission: id => get(`/submissions/${id}`),
    approveListing: (id, listing) => post(`/submissions/${id}/approve`, { listing }),
    acceptCorrection: (id, acceptance) => post(`/submissions/${id}/accept`, acceptance),
    rejectSubmission: (id, text) => post(`/submissions/${id}/reject`, { text }),
    decideOffered: (id, picture, action) => post(`/submissions/${id}/pictures/${picture}/${action}`),
    offeredAddress: (id, picture) => `${BASE}/submissions/${id}/pictures/${picture}`,
    replyToSubmission: (id, text) => post(`/submissions/${id}/reply`, { text }),
    decideSubmission: (id, decision) => post(`/submissions/${id}/decide`, decision),
    personDataAddress: id => `${BASE}/submissions/${id}/person-data`,
    suppressions: page => get('/suppressions', { page }),
    suppress: entry => post('/suppressions', entry),
    removeSuppression: id => post(`/suppressions/${id}/remove`),
    outbox: query => get('/outbox', { ...query }),
    retryMail: id => post(`/outbox/${id}/retry`),
    subscribers: query => get('/subscribers', { ...query }),
    subscribersExportAddress: () => addressOf(`${BASE}/subscribers/export`, { language }),
    removeSubscriber: id => post(`/subscribers/${id}/remove`),
    searches: days => get('/searches', { days }),
    searchesExportAddress: query => addressOf(`${BASE}/searches/export`, { ...query, language }),
    synonyms: () => get('/synonyms'),
    addSynonym: synonym => post('/synonyms', synonym),
    removeSynonym: id => post(`/synonyms/${id}/remove`),
    backups: () => get('/backups'),
    backupAddress: file => `${BASE}/backups/${encodeURIComponent(file)}`,
    removeBackup: file => post(`/backups/${encodeURIComponent(file)}/remove`),

    validationStatus: () => get('/validation-status'),
    startValidation: () => post('/validate-urls'),
    indexing: threshold => get('/indexing', threshold === null ? {} : { threshold }),
    redirects: query => get('/redirects', { ...query }),
    importRedirects: text => post('/redirects/import', { text }),
    removeRedirect: path => post('/redirects/remove', { path }),
    redirectsExportAddress: () => addressOf(`${BASE}/redirects/export`, { language }),
    startPhotoUpdate: () => post('/update-photos'),
  }
}
