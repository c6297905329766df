import { legalPage } from '#web/ui/document/legal-page.tsx'

export const page = legalPage('privacy', { isIndexable: false, isNumbered: true })
