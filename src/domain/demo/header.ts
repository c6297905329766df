/** The columns of a Google-Maps export of 2026, in their order. */
export const DEMO_HEADER = [
  ...['query', 'name', 'name_for_emails', 'subtypes', 'category', 'type', 'phone', 'website', 'address'],
  ...['street', 'city', 'county', 'state', 'state_code', 'postal_code', 'country', 'country_code'],
  ...['latitude', 'longitude', 'h3', 'time_zone', 'plus_code', 'area_service'],
  ...['rating', 'reviews', 'reviews_link', 'reviews_tags', 'reviews_per_score'],
  ...['reviews_per_score_1', 'reviews_per_score_2', 'reviews_per_score_3'],
  ...['reviews_per_score_4', 'reviews_per_score_5'],
  ...['photos_count', 'photo', 'street_view', 'logo', 'located_in', 'located_google_id', 'business_status'],
  ...['working_hours', 'working_hours_csv_compatible', 'other_hours', 'popular_times', 'typical_time_spent'],
  ...['range', 'prices', 'reservation_links', 'booking_appointment_link', 'menu_link', 'order_links'],
  ...['about', 'description', 'posts', 'verified', 'owner_id', 'owner_title', 'owner_link', 'location_link'],
  ...['location_reviews_link', 'place_id', 'google_id', 'cid', 'kgmid', 'reviews_id'],
] as const

export type DemoColumn = (typeof DEMO_HEADER)[number]

/** The cells of a row; a missing column is an empty cell. */
export type DemoCells = Readonly<Partial<Record<DemoColumn, string>>>
