/** '4:00 PM', '16 Uhr', '16:00' as '16:00 Uhr'; undefined for anything else. */
export function parseClock(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|uhr)?$/i.exec(text.trim()) ?? []
  if (hour === undefined || Number(minute ?? 0) > 59) return undefined
  const isTwelveHour = half !== undefined && half.toLowerCase() !== 'uhr'
  if (Number(hour) > (isTwelveHour ? 12 : 24)) return undefined
  const hours = isTwelveHour ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'} Uhr`
}

/** '3 stars', '3-Sterne-Hotel' as '3 Sterne'; undefined for anything else. */
export function parseHotelStars(text: string): string | undefined {
  const stars = /^([1-5])[-\s](?:stars?|sterne?)\b/i.exec(text.trim())?.[1]
  return stars === undefined ? undefined : stars === '1' ? '1 Stern' : `${stars} Sterne`
}

/** 'English, Spanish' as 'Englisch, Spanisch'; languages that we have no word for are left out. */
export function parseLanguages(text: string): string | undefined {
  const languages = text
    .slice(0, MAX_LENGTH)
    .split(/[,;]/)
    .flatMap(language => LANGUAGES.get(language.trim().toLowerCase()) ?? [])
  return languages.length === 0 ? undefined : [...new Set(languages)].join(', ')
}

const MAX_LENGTH = 400

const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    german: 'Deutsch',
    english: 'Englisch',
    french: 'Französisch',
    spanish: 'Spanisch',
    italian: 'Italienisch',
    portuguese: 'Portugiesisch',
    dutch: 'Niederländisch',
    danish: 'Dänisch',
    swedish: 'Schwedisch',
    polish: 'Polnisch',
    czech: 'Tschechisch',
    croatian: 'Kroatisch',
    serbian: 'Serbisch',
    romanian: 'Rumänisch',
    bulgarian: 'Bulgarisch',
    hungarian: 'Ungarisch',
    greek: 'Griechisch',
    russian: 'Russisch',
    ukrainian: 'Ukrainisch',
    turkish: 'Türkisch',
    kurdish: 'Kurdisch',
    arabic: 'Arabisch',
    persian: 'Persisch',
    vietnamese: 'Vietnamesisch',
    chinese: 'Chinesisch',
    japanese: 'Japanisch',
    'sign language': 'Gebärdensprache',
    'german sign language': 'Deutsche Gebärdensprache',
  }).flatMap(([english, german]) => [
    [english, german],
    [german.toLowerCase(), german],
  ]),
)
