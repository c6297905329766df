import { legalPage } from '#web/ui/document/legal-page.tsx'

export const page = {
  ...legalPage('imprint', {
    isIndexable: false,
    structuredData: () => import('#web/pages/imprint/structured-data.ts'),
  }),
  describesSite: true,
} as const
