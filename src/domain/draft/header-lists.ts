import { weekdayOfName } from '#domain/opening-hours/word-meanings.ts'

/** A cell of a list or an object that an exporter spread over columns ('categories/0', 'openingHours/0/day'). */
export type ListColumn =
  | { readonly list: 'categories'; readonly at: number }
  | { readonly list: 'photos'; readonly at: number }
  | { readonly list: 'days'; readonly entry: string; readonly at: number }
  | { readonly list: 'hours'; readonly entry: string; readonly at: number }
  | { readonly list: 'weekday'; readonly weekday: string; readonly at: number }
  | { readonly list: 'about'; readonly group: string; readonly attribute: string; readonly at: number }

/**
 * Which part of a list a column holds, as Apify and SerpApi flatten them, and plain files with a column for each weekday.
 * @param name the header name
 * @param at its position in the sheet
 */
export function listColumnOf(name: string, at: number): ListColumn | undefined {
  if (/^(?:categories|types)[/.]\d+$/i.test(name)) return { list: 'categories', at }
  if (/^(?:imageUrls[/.]\d+|images[/.]\d+[/.]imageUrl|photos[/.]\d+)$/i.test(name))
    return { list: 'photos', at }
  const [, entry, part] = /^openingHours[/.](\d+)[/.](day|hours)$/i.exec(name) ?? []
  if (entry !== undefined) return { list: part?.toLowerCase() === 'day' ? 'days' : 'hours', entry, at }
  const [, group, attribute] = /^additionalInfo[/.]([^/.]+)[/.]\d+[/.](.+)$/i.exec(name) ?? []
  if (group !== undefined && attribute !== undefined) return { list: 'about', group, attribute, at }
  const weekday = /^(?:(?:operating|opening|working)_?hours[/._])?(\p{L}{6,10})$/iu.exec(name)?.[1]
  if (weekday !== undefined && weekdayOfName(weekday) !== undefined) return { list: 'weekday', weekday, at }
  return undefined
}
