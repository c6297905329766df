import { legalPage } from '#web/ui/document/legal-page.tsx'

export const page = legalPage('terms', { isIndexable: false, isNumbered: true })
