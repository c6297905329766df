import { ConsentChoicesPanel } from '#web/pages/cookies/consent-choices.tsx'
import { legalPage } from '#web/ui/document/legal-page.tsx'

export const page = legalPage('cookies', { isIndexable: false, Panel: ConsentChoicesPanel })
