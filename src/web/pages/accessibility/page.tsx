import { legalPage } from '#web/ui/document/legal-page.tsx'

export const page = legalPage('accessibility', {
  isIndexable: true,
  structuredData: () => import('#web/pages/accessibility/structured-data.ts'),
})
