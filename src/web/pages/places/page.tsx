import { messages as placesMessages } from '#translated/pages/places.ts'
import { read } from '#web/api/read.ts'
import { inLanguage } from '#web/messages.ts'
import { hasNoPlaces, PlacesView } from '#web/pages/places/places-view.tsx'
import { definePage, type PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

const reads = ({ api }: PageRequest) => ({ regions: read(api, 'GET /api/regions', {}, {}) })

/** /places: where in Germany there are businesses. */
export const page = definePage({
  reads,
  answer: ({ language }, { regions }) => {
    const { title, ...texts } = inLanguage(placesMessages, language)
    const description = hasNoPlaces(regions) ? texts.emptyDescription : texts.description
    return { title, description, canonical: routes.places.href(), isIndexable: true }
  },
  View: ({ data: { regions } }) => <PlacesView regions={regions} />,
  structuredData: () => import('#web/pages/places/structured-data.ts'),
})
