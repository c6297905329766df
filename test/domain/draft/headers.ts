/** Header rows of real kinds of files, as their makers write them. */

const words = (text: string): string[] => text.trim().split(/[\s,]+/)

const PER_SCORE =
  'reviews_per_score_1,reviews_per_score_2,reviews_per_score_3,reviews_per_score_4,reviews_per_score_5'

/** Outscraper until 2024. */
export const G1 = words(
  `query,name,site,type,subtypes,category,phone,full_address,borough,street,city,postal_code,state,us_state,country,country_code,latitude,longitude,time_zone,plus_code,area_service,rating,reviews,reviews_link,reviews_tags,reviews_per_score,${PER_SCORE},photos_count,photo,street_view,located_in,working_hours,working_hours_old_format,other_hours,popular_times,business_status,about,range,posts,logo,description,typical_time_spent,verified,owner_id,owner_title,owner_link,reservation_links,booking_appointment_link,menu_link,order_links,location_link,place_id,google_id,cid,reviews_id,located_google_id,email_1,email_2`,
)

/** Outscraper in early 2025, with the enrichments that carry dots in their names. */
export const G2 = [
  ...G1,
  ...words(
    'name_for_emails,h3,kgmid,location_reviews_link,email_1.emails_validator.status,email_1_full_name,email_1_title,phone_1,phone_1.whitepages_phones.name,phone.phones_enricher.carrier_name,site.company_insights.name,facebook,instagram,website_title,website_description,website_has_fb_pixel',
  ),
]

/** Outscraper later in 2025. */
export const G2B = [
  ...G1,
  ...words('name_for_emails,h3,kgmid,location_reviews_link,prices,working_hours_csv_compatible'),
]

/** Outscraper since 2026. */
export const G3 = words(
  `query,name,name_for_emails,subtypes,category,type,phone,website,address,street,city,county,state,state_code,postal_code,country,country_code,latitude,longitude,h3,time_zone,plus_code,area_service,rating,reviews,reviews_link,reviews_tags,reviews_per_score,${PER_SCORE},photos_count,photo,street_view,logo,located_in,located_google_id,business_status,working_hours,working_hours_csv_compatible,other_hours,popular_times,typical_time_spent,range,prices,reservation_links,booking_appointment_link,menu_link,order_links,about,description,posts,verified,owner_id,owner_title,owner_link,location_link,location_reviews_link,place_id,google_id,cid,kgmid,reviews_id`,
)

/** Outscraper since 2026 with contacts: one row for each place and person, whose job is the `title`. */
export const G3_CONTACTS = [
  ...G3,
  ...words(
    'email,first_name,last_name,full_name,title,domain,source,company_name,company_phone,company_phones,company_facebook,company_instagram,company_linkedin,company_x,company_youtube,contact_phone,contact_phones,contact_facebook,contact_instagram,contact_linkedin,contact_x,website_title,website_description,website_generator,website_has_fb_pixel,website_has_gtm,chain_info.chain,company_insights.founded_year',
  ),
]

/** gosom/google-maps-scraper: 32 columns in 2024, 34 in early 2026, 36 since. */
export const GOSOM_32 = words(
  'input_id,link,title,category,address,open_hours,popular_times,website,phone,plus_code,review_count,review_rating,reviews_per_rating,latitude,longitude,cid,status,descriptions,reviews_link,thumbnail,timezone,price_range,data_id,images,reservations,order_online,menu,owner,complete_address,about,user_reviews,emails',
)
export const GOSOM_34 = [...GOSOM_32, 'place_id', 'user_reviews_extended']
export const GOSOM_36 = [...GOSOM_34, 'street_view_url', 'credit_cards_accepted']

/** Apify's Google Maps scraper, flattened as Apify flattens nested values. */
export const APIFY = words(
  'searchString,rank,title,subTitle,description,price,categoryName,address,neighborhood,street,city,postalCode,state,countryCode,website,phone,phoneUnformatted,claimThisBusiness,location/lat,location/lng,totalScore,permanentlyClosed,temporarilyClosed,placeId,categories/0,categories/1,fid,cid,reviewsCount,reviewsDistribution/oneStar,reviewsDistribution/twoStar,reviewsDistribution/threeStar,reviewsDistribution/fourStar,reviewsDistribution/fiveStar,imagesCount,openingHours/0/day,openingHours/0/hours,openingHours/1/day,openingHours/1/hours,reviews/0/name,reviews/0/text,imageUrls/0,imageUrls/1,url,imageUrl',
).concat(['additionalInfo/Service options/0/Delivery', 'additionalInfo/Crowd/0/LGBTQ+ friendly'])

/** SerpApi's local results, flattened likewise. */
export const SERPAPI = words(
  'position,title,place_id,data_id,data_cid,reviews,rating,price,type,types/0,types/1,address,phone,description,thumbnail,gps_coordinates/latitude,gps_coordinates/longitude,operating_hours/monday,operating_hours/tuesday',
)

/** Our own CSV export. */
export const OWN_EXPORT = words(
  'id,name,category,subtypes,street,postal_code,city,district,state,country_code,full_address,phone,website,rating,reviews,reviews_per_score,working_hours,latitude,longitude,photo,photos_count,description,about,verified,price_level,business_status,place_id,google_id,cid,url_slug',
)

/** A German list, as an office writes it. */
export const GERMAN_LIST = [
  ...[
    'Firmenname',
    'Straße',
    'Hausnummer',
    'PLZ',
    'Ort',
    'Ortsteil',
    'Bundesland',
    'Land',
    'Telefon',
    'Webseite',
  ],
  ...[
    'Branche',
    'Beschreibung',
    'Öffnungszeiten',
    'Bewertung',
    'Anzahl Bewertungen',
    'Breitengrad',
    'Längengrad',
  ],
  'Google Place ID',
]

/** Outscraper's reviews product: the same place columns beside one review. */
export const REVIEWS_FILE = words(
  'query,name,google_id,place_id,location_link,reviews_link,reviews,rating,review_id,author_link,author_title,author_id,author_image,review_text,review_img_urls,owner_answer,review_link,review_rating,review_timestamp,review_datetime_utc,review_likes',
)

/** Outscraper's Zillow product, shortened. */
export const ZILLOW_FILE = words(
  'zpid,address,streetAddress,city,state,zipcode,price,bedrooms,bathrooms,livingArea,yearBuilt,homeType,homeStatus,zestimate,rentZestimate,latitude,longitude,description,phone,name',
)
