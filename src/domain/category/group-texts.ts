import type { Language } from '../language.ts'
import type { GroupSlug } from './group.ts'

type SixTags = readonly [string, string, string, string, string, string]

export interface GroupTexts {
  /** One sentence: who belongs to the group. */
  readonly descriptions: Readonly<Record<Language, string>>
  /** Six services that people look for, in the same order in every language. */
  readonly services: Readonly<Record<Language, SixTags>>
}

/** The texts above the list of a group. Not in group.ts, because every page loads that. */
export const GROUP_TEXTS: Readonly<Record<GroupSlug, GroupTexts>> = {
  'kfz-werkstatt': {
    descriptions: {
      de: 'Werkstätten für Autos, Motorräder und Nutzfahrzeuge, dazu Reifen, Lack, Pflege und Prüfung.',
      en: 'Garages for cars, motorcycles and vans, along with tyres, paint, care and inspection.',
      tr: 'Otomobil, motosiklet ve ticari araç servisleri; ayrıca lastik, boya, bakım ve muayene.',
    },
    services: {
      de: [
        'Inspektion',
        'Reifenwechsel',
        'Hauptuntersuchung',
        'Karosserie und Lack',
        'Autoglas',
        'Abschleppdienst',
      ],
      en: [
        'Servicing',
        'Tyre change',
        'Roadworthiness test',
        'Bodywork and paint',
        'Car glass',
        'Breakdown recovery',
      ],
      tr: ['Periyodik bakım', 'Lastik değişimi', 'Araç muayenesi', 'Kaporta ve boya', 'Oto cam', 'Çekici'],
    },
  },
  handwerker: {
    descriptions: {
      de: 'Betriebe, die bauen, ausbauen, reparieren und von Hand fertigen, vom Dachdecker bis zur Schneiderei.',
      en: 'Businesses that build, fit out, repair and make things by hand, from roofers to tailors.',
      tr: 'İnşa eden, onaran ve elde üreten işletmeler: çatı ustasından terziye kadar.',
    },
    services: {
      de: [
        'Malerarbeiten',
        'Dach',
        'Tischlerei',
        'Fliesen und Böden',
        'Garten- und Landschaftsbau',
        'Metallbau',
      ],
      en: ['Painting', 'Roofing', 'Joinery', 'Tiles and floors', 'Landscaping', 'Metalwork'],
      tr: ['Boya badana', 'Çatı', 'Marangozluk', 'Fayans ve zemin', 'Peyzaj', 'Metal işleri'],
    },
  },
  dienstleister: {
    descriptions: {
      de: 'Friseure, Kanzleien, Agenturen, Banken und viele andere, die für Privatleute und Firmen arbeiten.',
      en: 'Hairdressers, law firms, agencies, banks and many others who work for people and companies.',
      tr: 'Kuaförler, hukuk büroları, ajanslar, bankalar ve kişilerle firmalara hizmet veren daha birçok işletme.',
    },
    services: {
      de: ['Friseur', 'Rechtsberatung', 'Steuerberatung', 'Reinigung', 'Versicherung', 'Werbung und Druck'],
      en: ['Hairdresser', 'Legal advice', 'Tax advice', 'Cleaning', 'Insurance', 'Advertising and print'],
      tr: ['Kuaför', 'Hukuki danışmanlık', 'Vergi danışmanlığı', 'Temizlik', 'Sigorta', 'Reklam ve baskı'],
    },
  },
  'technische-dienste': {
    descriptions: {
      de: 'Fachleute für Strom, Wasser, Wärme, Sicherheit, Haushaltsgeräte, Computer und Telefon.',
      en: 'Specialists in power, water, heating, security, household appliances, computers and phones.',
      tr: 'Elektrik, su, ısıtma, güvenlik, ev aletleri, bilgisayar ve telefon uzmanları.',
    },
    services: {
      de: ['Elektrik', 'Heizung', 'Sanitär', 'Schlüsseldienst', 'Gerätereparatur', 'Computerhilfe'],
      en: ['Electrics', 'Heating', 'Plumbing', 'Locksmith', 'Appliance repair', 'Computer help'],
      tr: ['Elektrik', 'Isıtma', 'Sıhhi tesisat', 'Çilingir', 'Cihaz tamiri', 'Bilgisayar desteği'],
    },
  },
  handel: {
    descriptions: {
      de: 'Läden, Märkte, Autohäuser und Großhändler, vom Hofladen bis zum Baumarkt.',
      en: 'Shops, markets, car dealers and wholesalers, from the farm shop to the DIY store.',
      tr: 'Dükkânlar, marketler, oto galeriler ve toptancılar: çiftlik dükkânından yapı markete kadar.',
    },
    services: {
      de: ['Lebensmittel', 'Mode', 'Möbel', 'Elektronik', 'Blumen und Garten', 'Autohandel'],
      en: ['Groceries', 'Fashion', 'Furniture', 'Electronics', 'Flowers and garden', 'Car dealers'],
      tr: ['Gıda', 'Moda', 'Mobilya', 'Elektronik', 'Çiçek ve bahçe', 'Oto galeri'],
    },
  },
  gastronomie: {
    descriptions: {
      de: 'Restaurants, Cafés, Bäckereien, Bars und Unterkünfte für jeden Anlass.',
      en: 'Restaurants, cafés, bakeries, bars and places to stay for every occasion.',
      tr: 'Her vesileye uygun restoranlar, kafeler, fırınlar, barlar ve konaklama yerleri.',
    },
    services: {
      de: ['Restaurants', 'Cafés', 'Bäckereien', 'Lieferdienste', 'Hotels', 'Feiern und Catering'],
      en: ['Restaurants', 'Cafés', 'Bakeries', 'Food delivery', 'Hotels', 'Parties and catering'],
      tr: ['Restoranlar', 'Kafeler', 'Fırınlar', 'Paket servis', 'Oteller', 'Davet ve catering'],
    },
  },
  gesundheit: {
    descriptions: {
      de: 'Praxen, Apotheken, Kliniken, Therapie und Pflege für Menschen und Tiere.',
      en: 'Surgeries, pharmacies, clinics, therapy and care for people and animals.',
      tr: 'İnsanlar ve hayvanlar için muayenehaneler, eczaneler, klinikler, terapi ve bakım.',
    },
    services: {
      de: ['Arztpraxen', 'Zahnärzte', 'Apotheken', 'Physiotherapie', 'Pflege', 'Tierärzte'],
      en: ['Doctors', 'Dentists', 'Pharmacies', 'Physiotherapy', 'Nursing care', 'Vets'],
      tr: ['Muayenehaneler', 'Diş hekimleri', 'Eczaneler', 'Fizyoterapi', 'Bakım', 'Veterinerler'],
    },
  },
  bildung: {
    descriptions: {
      de: 'Schulen, Kindergärten, Kurse und Nachhilfe für alle, die etwas lernen wollen.',
      en: 'Schools, nurseries, courses and tutoring for everyone who wants to learn.',
      tr: 'Öğrenmek isteyen herkes için okullar, anaokulları, kurslar ve özel dersler.',
    },
    services: {
      de: ['Kindergärten', 'Schulen', 'Fahrschulen', 'Sprachkurse', 'Musikunterricht', 'Nachhilfe'],
      en: ['Nurseries', 'Schools', 'Driving schools', 'Language courses', 'Music lessons', 'Tutoring'],
      tr: ['Anaokulları', 'Okullar', 'Sürücü kursları', 'Dil kursları', 'Müzik dersleri', 'Özel ders'],
    },
  },
  immobilien: {
    descriptions: {
      de: 'Makler, Hausverwaltungen, Bauträger und Wohnungsgesellschaften.',
      en: 'Estate agents, property managers, developers and housing companies.',
      tr: 'Emlakçılar, site yönetimleri, müteahhitler ve konut şirketleri.',
    },
    services: {
      de: ['Verkauf', 'Vermietung', 'Hausverwaltung', 'Neubau', 'Gewerbeflächen', 'Bewertung'],
      en: ['Sales', 'Lettings', 'Property management', 'New builds', 'Commercial space', 'Valuation'],
      tr: ['Satış', 'Kiralama', 'Site yönetimi', 'Yeni konut', 'Ticari alan', 'Değerleme'],
    },
  },
  transport: {
    descriptions: {
      de: 'Umzug, Spedition, Taxi, Vermietung und alles, was Menschen und Dinge bewegt.',
      en: 'Removals, haulage, taxis, rentals and everything that moves people and things.',
      tr: 'Nakliyat, lojistik, taksi, kiralama ve insanları ya da eşyaları taşıyan her şey.',
    },
    services: {
      de: ['Umzüge', 'Taxi', 'Autovermietung', 'Kurierdienste', 'Spedition', 'Reisebüros'],
      en: ['Removals', 'Taxi', 'Car hire', 'Couriers', 'Haulage', 'Travel agents'],
      tr: ['Evden eve nakliyat', 'Taksi', 'Araç kiralama', 'Kurye', 'Lojistik', 'Seyahat acenteleri'],
    },
  },
  sonstiges: {
    descriptions: {
      de: 'Sport, Kultur, Freizeit, Vereine, Kirchen, Behörden und was sonst zum Ort gehört.',
      en: 'Sport, culture, leisure, clubs, churches, public offices and whatever else belongs to a town.',
      tr: 'Spor, kültür, boş zaman, dernekler, ibadethaneler, resmî daireler ve bir yere ait her şey.',
    },
    services: {
      de: ['Sport', 'Kultur', 'Freizeit', 'Vereine', 'Kirchen', 'Behörden'],
      en: ['Sport', 'Culture', 'Leisure', 'Clubs', 'Churches', 'Public offices'],
      tr: ['Spor', 'Kültür', 'Boş zaman', 'Dernekler', 'Kiliseler', 'Resmî daireler'],
    },
  },
}
