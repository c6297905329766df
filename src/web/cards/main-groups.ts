import type { GroupSlug } from '#domain/category/group.ts'

/** The four main categories (specification, section 2). */
export const MAIN_GROUPS = [
  'kfz-werkstatt',
  'handwerker',
  'dienstleister',
  'technische-dienste',
] as const satisfies readonly GroupSlug[]
