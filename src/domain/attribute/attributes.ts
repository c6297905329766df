import { type AboutGroup, HOSPITALITY_GROUPS } from './hospitality-attributes.ts'

/** Attributes with a text as value, and how it is parsed; all others are true or false. */
export const TEXT_ATTRIBUTES: ReadonlyMap<string, 'clock' | 'stars' | 'languages'> = new Map([
  ['Check-in-Zeit', 'clock'],
  ['Check-out-Zeit', 'clock'],
  ['Hotelkategorie', 'stars'],
  ['Gesprochene Sprachen', 'languages'],
])

/** The German names of groups and attributes, as they are stored. */
export type AttributeGroupName = (typeof GROUPS)[number]['name']
export type AttributeName = KeyOfAny<(typeof GROUPS)[number]['attributes']>

type KeyOfAny<Attributes> = Attributes extends unknown ? keyof Attributes : never

const GROUPS = [
  ...HOSPITALITY_GROUPS,
  {
    name: 'Barrierefreiheit',
    spellings: ['Accessibility', 'Zugänglichkeit'],
    attributes: {
      'Rollstuhlgerechter Eingang': [
        'Wheelchair accessible entrance',
        'Rollstuhlgeeigneter Eingang',
        'Rollstuhlgängiger Eingang',
      ],
      'Rollstuhlgerechter Parkplatz': [
        'Wheelchair accessible parking lot',
        'Wheelchair accessible car park',
        'Wheelchair accessible parking',
      ],
      'Rollstuhlgerechtes WC': [
        'Wheelchair accessible restroom',
        'Wheelchair accessible toilet',
        'Rollstuhlgerechte Toilette',
      ],
      'Rollstuhlgerechte Sitzgelegenheiten': [
        'Wheelchair accessible seating',
        'Rollstuhlgerechte Sitzplätze',
      ],
      'Rollstuhlgerechter Aufzug': ['Wheelchair accessible elevator', 'Wheelchair accessible lift'],
      Rollstuhlverleih: ['Wheelchair rental', 'Wheelchair hire'],
      'Induktive Höranlage': ['Assistive hearing loop', 'Hearing loop', 'Induktionsschleife'],
      'Hilfe für Menschen mit Sehbehinderung': ['Assistance for people with visual impairment'],
      'Braille-Beschriftung': ['Braille signage', 'Braille'],
      Gebärdensprache: ['Sign language', 'Offers sign language'],
    },
  },
  {
    name: 'Serviceoptionen',
    spellings: ['Service options', 'Services', 'Dienstleistungen'],
    attributes: {
      Außenbereich: [
        'Outdoor seating',
        'Sitzplätze im Freien',
        'Sitzgelegenheiten im Freien',
        'Außensitzplätze',
      ],
      Lieferung: ['Delivery', 'Lieferdienst', 'Bietet Lieferdienst', 'Lieferservice'],
      'Kontaktlose Lieferung': ['No-contact delivery'],
      'Lieferung am selben Tag': ['Same-day delivery', 'Same Day Delivery'],
      'Zum Mitnehmen': ['Takeout', 'Takeaway', 'Essen zum Mitnehmen', 'Speisen zum Mitnehmen'],
      'Vor Ort essen': ['Dine-in', 'Speisen vor Ort', 'Verzehr vor Ort'],
      'Drive-in': ['Drive-through', 'Drive-thru', 'Autoschalter'],
      'Abholung vor dem Geschäft': [
        'Curbside pickup',
        'Kerbside pickup',
        'Kerbside collection',
        'Abholung am Straßenrand',
        'Abholung an der Bordsteinkante',
      ],
      'Abholung im Geschäft': [
        'In-store pickup',
        'In-store pick-up',
        'In-store collection',
        'Abholung im Laden',
      ],
      'Einkauf im Geschäft': ['In-store shopping', 'Einkaufen im Geschäft', 'Einkaufen im Laden'],
      'Leistungen vor Ort': [
        'Onsite services',
        'On-site services',
        'Vor-Ort-Dienstleistungen',
        'Vor-Ort-Services',
      ],
      'Online-Termine': ['Online appointments', 'Onlinetermine'],
      'Online-Kurse': ['Online classes', 'Onlinekurse'],
      'Kostenvoranschlag online': ['Online estimates', 'Onlinekostenvoranschläge'],
      'Gesprochene Sprachen': ['Language assistance', 'Languages spoken', 'Sprachen'],
      Reparaturservice: ['Repair services', 'Repairs', 'Reparaturen'],
      Ölwechsel: ['Oil change'],
      Änderungsschneiderei: ['Alterations', 'Tailoring'],
      Montage: ['Assembly service', 'Installation', 'Installation services'],
      'Rückgabe möglich': ['Accepts returns', 'Rückgabe'],
      Notdienst: ['Emergency services', 'Emergency service', '24-hour emergency service'],
      'Check-in-Zeit': ['Check-in time', 'Check-in'],
      'Check-out-Zeit': ['Check-out time', 'Check-out'],
      Hotelkategorie: ['Star rating', 'Hotel class', 'Sternekategorie'],
    },
  },
  {
    name: 'Ausstattung',
    spellings: ['Amenities', 'Facilities', 'Einrichtungen', 'Hotelausstattung', 'Hotel amenities'],
    attributes: {
      WC: ['Restroom', 'Toilet', 'Public restroom', 'Toilets', 'Toilette', 'Toiletten'],
      WLAN: ['Wi-Fi', 'WiFi', 'Wireless internet'],
      'Kostenloses WLAN': ['Free Wi-Fi', 'Gratis-WLAN'],
      'Bar im Haus': ['Bar onsite', 'Bar on site', 'Bar vor Ort', 'Bar'],
      'Restaurant im Haus': ['Restaurant', 'Restaurant onsite'],
      Klimaanlage: ['Air conditioning', 'Air-conditioned', 'Klimatisiert'],
      Aufzug: ['Elevator', 'Lift', 'Fahrstuhl'],
      Geldautomat: ['ATM', 'Cash machine'],
      Schwimmbad: ['Swimming pool', 'Pool', 'Hallenbad', 'Indoor pool', 'Outdoor pool'],
      Sauna: [],
      Whirlpool: ['Hot tub'],
      Fitnessraum: ['Fitness center', 'Fitness centre', 'Gym', 'Fitnessstudio'],
      Spa: ['Spa facilities', 'Wellnessbereich'],
      'Mechanische Werkstatt': ['Mechanic', 'Kfz-Mechaniker'],
      Autowäsche: ['Car wash', 'Waschanlage'],
      Reifenluft: ['Air pump', 'Tyre air', 'Druckluft'],
      Duschen: ['Showers', 'Shower'],
      Umkleiden: ['Changing rooms', 'Fitting rooms', 'Umkleidekabinen'],
      Schließfächer: ['Lockers'],
      Spielplatz: ['Playground'],
      Picknicktische: ['Picnic tables', 'Picnic area'],
      Grill: ['Barbecue grill', 'Barbecue area', 'Grillplatz'],
      Bühne: ['Stage'],
      Wartebereich: ['Waiting area', 'Waiting room'],
      'Für Kinder geeignet': [
        'Good for kids',
        'Good for children',
        'Kinderfreundlich',
        'Gut geeignet für Kinder',
        'Kid-friendly',
      ],
      Spülmaschine: ['Dishwasher'],
      Waschmaschinen: ['Laundry', 'Waschsalon', 'Wäscheservice', 'Laundry service', 'Full-service laundry'],
      Flughafentransfer: ['Airport shuttle', 'Flughafenshuttle'],
      Rauchfrei: ['Smoke-free property', 'Nichtraucherhaus', 'Smoke-free'],
    },
  },
  {
    name: 'Zahlungen',
    spellings: ['Payments', 'Payment', 'Payment options', 'Zahlungsmöglichkeiten', 'Zahlungsmethoden'],
    attributes: {
      Kreditkarten: ['Credit cards', 'Accepts credit cards', 'Kreditkarte'],
      Debitkarten: ['Debit cards', 'Accepts debit cards', 'Girocard', 'EC-Karte', 'Debitkarte'],
      'Mobile Zahlungen per NFC': [
        'NFC mobile payments',
        'NFC-Zahlungen',
        'Mobiles Bezahlen per NFC',
        'Kontaktloses Bezahlen',
      ],
      'Nur Barzahlung': ['Cash only', 'Cash-only', 'Nur Bargeld'],
      Schecks: ['Checks', 'Cheques', 'Accepts checks'],
      'Google Pay': [],
      'Apple Pay': [],
      'American Express': [],
      Mastercard: ['MasterCard credit cards'],
      VISA: ['Visa credit cards'],
      Essensgutscheine: ['Meal coupons', 'Restaurantgutscheine'],
      Geschenkgutscheine: ['Gift cards', 'Gutscheine'],
    },
  },
  {
    name: 'Parken',
    spellings: ['Parking', 'Parkplätze', 'Parkmöglichkeiten'],
    attributes: {
      'Kostenloser Parkplatz': [
        'Free parking lot',
        'Free of charge parking lot',
        'Free car park',
        'Free parking',
        'Kostenlose Parkplätze',
      ],
      'Kostenpflichtiger Parkplatz': [
        'Paid parking lot',
        'Paid car park',
        'Paid parking',
        'Kostenpflichtige Parkplätze',
      ],
      'Kostenlose Parkplätze an der Straße': [
        'Free street parking',
        'Free of charge street parking',
        'Kostenlose Straßenparkplätze',
      ],
      'Kostenpflichtige Parkplätze an der Straße': [
        'Paid street parking',
        'Gebührenpflichtige Straßenparkplätze',
      ],
      'Kostenloses Parkhaus': ['Free parking garage', 'Free multi-storey car park'],
      'Kostenpflichtiges Parkhaus': [
        'Paid parking garage',
        'Paid multi-storey car park',
        'Gebührenpflichtiges Parkhaus',
      ],
      'Parkplatz vor Ort': ['On-site parking', 'Onsite parking', 'Parking lot', 'Parkplatz'],
      'Genügend Parkplätze': ['Plenty of parking', 'Usually plenty of parking', 'Gute Parkmöglichkeiten'],
      'Parkplätze schwer zu finden': [
        'Usually difficult to find a space',
        'Somewhat difficult to find a space',
        'Parking is limited',
      ],
      Parkservice: ['Valet parking', 'Valet'],
      'Ladestation für E-Autos': [
        'EV charging',
        'Electric vehicle charging station',
        'EV charging station',
        'Ladestation',
      ],
      Fahrradparkplätze: ['Bicycle parking', 'Bike parking', 'Fahrradstellplätze'],
    },
  },
  {
    name: 'Planung',
    spellings: ['Planning', 'Terminplanung'],
    attributes: {
      'Termin erforderlich': [
        'Appointment required',
        'Appointments required',
        'Terminvereinbarung erforderlich',
      ],
      'Termin empfohlen': [
        'Appointments recommended',
        'Appointment recommended',
        'Terminvereinbarung empfohlen',
      ],
      'Reservierung möglich': [
        'Accepts reservations',
        'Reservations',
        'Reservierungen möglich',
        'Nimmt Reservierungen an',
        'Akzeptiert Reservierungen',
      ],
      'Reservierung erforderlich': ['Reservations required', 'Reservierungen erforderlich'],
      'Reservierung empfohlen': ['Reservations recommended', 'Reservierungen empfohlen'],
      'Reservierung zum Abendessen empfohlen': ['Dinner reservations recommended'],
      'Reservierung zum Mittagessen empfohlen': ['Lunch reservations recommended'],
      'Reservierung zum Brunch empfohlen': ['Brunch reservations recommended'],
      'Schneller Besuch': ['Quick visit', 'Kurzbesuch'],
      'Tickets im Voraus empfohlen': ['Getting tickets in advance recommended', 'Tickets recommended'],
      'Mitgliedschaft erforderlich': ['Membership required'],
      'Nimmt neue Patienten auf': [
        'Accepting new patients',
        'Accepts new patients',
        'Neue Patienten willkommen',
      ],
      'Wartezeit üblich': ['Usually a wait', 'Meist Wartezeit'],
    },
  },
  {
    name: 'Kinder',
    spellings: ['Children', 'Kids', 'Familien'],
    attributes: {
      'Für Kinder geeignet': [
        'Good for kids',
        'Good for children',
        'Kinderfreundlich',
        'Gut geeignet für Kinder',
      ],
      'Gut für Kindergeburtstage': ['Good for kids birthday', 'Good for kids birthdays', 'Kindergeburtstage'],
      Wickeltisch: [
        'Has changing table',
        'Has changing table(s)',
        'Changing table',
        'Wickeltische',
        'Wickelmöglichkeit',
      ],
      Kinderhochstühle: ['High chairs', 'Hochstühle', 'Highchairs'],
      Kindermenü: ["Has kids' menu", 'Has kids menu', "Kids' menu", "Has children's menu"],
      Spielplatz: ['Playground', 'Spielbereich', 'Play area'],
      Kinderwagenverleih: ['Stroller rental', 'Pushchair hire'],
      'Wanderwege für Kinder': ['Kid-friendly hikes'],
      Kinderbetreuung: ['Child care', 'Childcare', 'Babysitting'],
      'Aktivitäten für Kinder': ['Kid-friendly activities', 'Activities for kids'],
    },
  },
  {
    name: 'Haustiere',
    spellings: ['Pets', 'Tiere'],
    attributes: {
      'Hunde erlaubt': ['Dogs allowed', 'Dog-friendly', 'Hundefreundlich'],
      'Hunde drinnen erlaubt': ['Dogs allowed inside', 'Hunde im Innenbereich erlaubt'],
      'Hunde draußen erlaubt': ['Dogs allowed outside', 'Hunde im Außenbereich erlaubt'],
      Hundepark: ['Dog park', 'Hundeauslauf'],
      'Haustiere erlaubt': ['Pets allowed', 'Pet-friendly', 'Haustierfreundlich', 'Haustiere willkommen'],
    },
  },
  {
    name: 'Recycling',
    spellings: ['Wiederverwertung'],
    attributes: {
      Altbatterien: ['Batteries', 'Batterien'],
      Elektrogeräte: ['Electronics', 'Elektronik'],
      Glasflaschen: ['Glass bottles'],
      Haushaltssondermüll: ['Household hazardous waste'],
      Metalldosen: ['Metal cans'],
      Plastikflaschen: ['Plastic bottles', 'Plastikpfandflaschen'],
      Tintenpatronen: ['Ink cartridges', 'Druckerpatronen'],
      Kleidung: ['Clothing', 'Altkleider'],
    },
  },
] as const satisfies readonly AboutGroup[]

/**
 * Google's attributes that the directory shows, with their English and German names. A whitelist: groups that judge
 * guests or owners ('Crowd', 'From the business'), repeat others ('Other') or date from the pandemic are not here, and
 * neither are attributes about origin, religion, sex or service in an army. What is not here is never shown.
 */
export const ABOUT_GROUPS: readonly AboutGroup[] = GROUPS
