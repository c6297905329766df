import type { CellValue } from './make-xlsx.ts'

const COLUMNS =
  'query,name,name_for_emails,subtypes,category,type,phone,website,address,street,city,county,state,state_code,postal_code,country,country_code,latitude,longitude,h3,time_zone,plus_code,area_service,rating,reviews,reviews_link,reviews_per_score,photos_count,photo,street_view,logo,business_status,working_hours,other_hours,popular_times,range,prices,booking_appointment_link,order_links,about,description,posts,verified,owner_id,owner_title,location_link,place_id,google_id,cid,kgmid'.split(
    ',',
  )
const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
const CITIES = ['Köln', 'Görlitz', 'Weißenfels', 'Mülheim an der Ruhr', 'Bad Dürkheim', 'Neustadt']
const TRADES = ['Bäckerei', 'Zahnarzt', 'Kfz-Werkstatt', 'Café', 'Schlüsseldienst', 'Blumengeschäft']

/**
 * Rows in the layout of a scraper's export: 50 columns, one line of column names, and businesses that do not exist.
 * 43,000 of them make a .xlsx of about 20 MB. The same count always gives the same rows.
 */
export function* exportRows(count: number): Generator<readonly CellValue[]> {
  yield COLUMNS
  for (let i = 1; i <= count; i++) {
    const row = business(i)
    yield COLUMNS.map(column => row[column] ?? null)
  }
}

function business(i: number): Readonly<Record<string, CellValue>> {
  const noise = noiseOf(i)
  const city = CITIES[i % CITIES.length] ?? ''
  const trade = TRADES[(i * 7) % TRADES.length] ?? ''
  const name = `${trade} ${noise.slice(0, 6)} ${i}`
  const street = `Straße ${noise.slice(6, 12)} ${i % 180}`
  const postalCode = String(1000 + (i % 98_000)).padStart(5, '0')
  const photo = `https://photos.example/p/${noise}${noiseOf(i + 1_000_000)}=w800-h500-k-no`
  return {
    query: `${trade}, ${postalCode}, ${city}, DE`,
    name,
    name_for_emails: name,
    subtypes: `${trade}, Geschäft`,
    category: trade,
    type: trade,
    phone: `+49 221 ${1_000_000 + i * 13}`,
    website: `https://www.${noise.slice(0, 10)}.example/?utm_source=gmb`,
    address: `${street}, ${postalCode} ${city}, Deutschland`,
    street,
    city,
    state: 'Nordrhein-Westfalen',
    postal_code: postalCode,
    country: 'Deutschland',
    country_code: 'DE',
    latitude: 47.3 + ((i * 37) % 7_700_000) / 1_000_000,
    longitude: 6 + ((i * 53) % 9_000_000) / 1_000_000,
    time_zone: 'Europe/Berlin',
    area_service: i % 9 === 0,
    rating: i % 12 === 0 ? null : 3 + (i % 21) / 10,
    reviews: i % 12 === 0 ? null : i % 900,
    reviews_link: `https://search.example/local/reviews?placeid=ChIJ${noise}&authuser=0&hl=de&gl=DE`,
    photos_count: i % 250,
    photo,
    logo: `https://photos.example/l/${noiseOf(i + 2_000_000)}${noiseOf(i + 3_000_000)}/s44-p-k-no-ns-nd/photo.jpg`,
    booking_appointment_link: `https://booking.example/${noiseOf(i + 4_000_000)}?ref=${noiseOf(i + 5_000_000)}`,
    order_links: `https://orders.example/${noiseOf(i + 6_000_000)}?ref=${noiseOf(i + 7_000_000)}`,
    posts: JSON.stringify([{ body: `Neu: ${noiseOf(i + 8_000_000)}`, image: noiseOf(i + 9_000_000) }]),
    kgmid: `/g/${noiseOf(i + 11_000_000).slice(0, 10)}`,
    street_view: photo.replace('w800-h500', 'w1600-h1000'),
    business_status: 'OPERATIONAL',
    working_hours: JSON.stringify(
      Object.fromEntries(
        DAYS.map((day, d) => [day, d === 6 ? 'Geschlossen' : `0${7 + (i % 3)}:00–1${i % 9}:30`]),
      ),
    ),
    about: JSON.stringify({
      Barrierefreiheit: { 'Rollstuhlgerechter Eingang': i % 2 === 0 },
      Zahlungen: { Girocard: true },
    }),
    description: i % 3 === 0 ? `${trade} in ${city}: „gut & günstig“ seit ${1900 + (i % 120)}.` : null,
    verified: i % 2 === 0,
    owner_id: `1${String(i * 7919).padStart(20, '0')}`,
    owner_title: name,
    location_link: `https://www.maps.example/place/${encodeURIComponent(name)}/@${noise}`,
    place_id: `ChIJ${noise}`,
    google_id: `0x${noise.slice(0, 12)}:0x${noise.slice(12)}`,
    cid: String(8_000_000_000_000_000_000n + BigInt(i) * 104_729n),
  }
}

/** 23 characters that compress as badly as real ids do. */
function noiseOf(seed: number): string {
  let state = (seed * 2_654_435_761) >>> 0
  let text = ''
  while (text.length < 23) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    text += (state >>> 0).toString(36)
  }
  return text.slice(0, 23)
}
