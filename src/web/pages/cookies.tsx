import { legalPage } from '#web/ui/written/legal-page.tsx'

export const page = legalPage('cookies', { isIndexable: false })
