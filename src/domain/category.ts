/** The ten listing categories of the specification plus technische-dienste: every real category belongs to one. */
export type GroupSlug =
  | 'kfz-werkstatt'
  | 'handwerker'
  | 'dienstleister'
  | 'technische-dienste'
  | 'handel'
  | 'gastronomie'
  | 'gesundheit'
  | 'bildung'
  | 'immobilien'
  | 'transport'
  | 'sonstiges'
