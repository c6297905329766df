import type { JobsWords } from '#web/messages/admin-jobs/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of jobs says in a language. */
export const jobsWords = await catalogue<JobsWords>({
  de: () => import('#web/messages/admin-jobs/de.ts').then(words => words.jobsDe),
  en: () => import('#web/messages/admin-jobs/en.ts').then(words => words.jobsEn),
  tr: () => import('#web/messages/admin-jobs/tr.ts').then(words => words.jobsTr),
})
