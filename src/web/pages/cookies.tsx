import { Choices } from '#web/ui/consent/choices.tsx'
import { legalPage } from '#web/ui/written/legal-page.tsx'

export const page = legalPage('cookies', { isIndexable: false, Panel: Choices })
