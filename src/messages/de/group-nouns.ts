import type { GroupSlug } from '#domain/category/group.ts'
import type { Count } from '#messages/count.ts'

/** How businesses of a group are counted, in German: '24 Handwerker'. */
export const messages: Readonly<Record<GroupSlug, (count: Count) => string>> = {
  'kfz-werkstatt': count => count.plural({ one: 'Kfz-Werkstatt', other: 'Kfz-Werkstätten' }),
  handwerker: () => 'Handwerker',
  dienstleister: () => 'Dienstleister',
  'technische-dienste': count => count.plural({ one: 'technischer Dienst', other: 'technische Dienste' }),
  handel: count => count.plural({ one: 'Geschäft', other: 'Geschäfte' }),
  gastronomie: count => count.plural({ one: 'Gastronomiebetrieb', other: 'Gastronomiebetriebe' }),
  gesundheit: count => count.plural({ one: 'Gesundheitseinrichtung', other: 'Gesundheitseinrichtungen' }),
  bildung: count => count.plural({ one: 'Bildungseinrichtung', other: 'Bildungseinrichtungen' }),
  immobilien: count => count.plural({ one: 'Immobilienfirma', other: 'Immobilienfirmen' }),
  transport: count =>
    count.plural({ one: 'Transport- und Reisebetrieb', other: 'Transport- und Reisebetriebe' }),
  sport: count => count.plural({ one: 'Sportangebot', other: 'Sportangebote' }),
  'freizeit-kultur': count =>
    count.plural({ one: 'Freizeit- und Kulturangebot', other: 'Freizeit- und Kulturangebote' }),
  'religion-vereine': count =>
    count.plural({ one: 'Verein oder Glaubensgemeinschaft', other: 'Vereine und Glaubensgemeinschaften' }),
  landwirtschaft: count =>
    count.plural({ one: 'landwirtschaftlicher Betrieb', other: 'landwirtschaftliche Betriebe' }),
  sonstiges: count =>
    count.plural({ one: 'Behörde oder andere Einrichtung', other: 'Behörden und andere Einrichtungen' }),
}

export type GroupNounsMessages = typeof messages
