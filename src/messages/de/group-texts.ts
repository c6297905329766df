import type { GroupSlug } from '#domain/category/group.ts'

export interface GroupTexts {
  /** One sentence: who belongs to the group. */
  readonly description: string
  /** Six services that people look for, in the same order in every language. */
  readonly services: readonly [string, string, string, string, string, string]
}

export type GroupTextsMessages = Readonly<Record<GroupSlug, GroupTexts>>

/** The texts above the list of a group, in German. */
export const messages: GroupTextsMessages = {
  'kfz-werkstatt': {
    description:
      'Werkstätten für Autos, Motorräder und Nutzfahrzeuge, dazu Reifen, Lack, Pflege und Prüfung.',
    services: [
      'Inspektion',
      'Reifenwechsel',
      'Hauptuntersuchung',
      'Karosserie und Lack',
      'Autoglas',
      'Abschleppdienst',
    ],
  },
  handwerker: {
    description:
      'Betriebe, die bauen, ausbauen, reparieren und von Hand fertigen, vom Dachdecker bis zur Schneiderei.',
    services: [
      'Malerarbeiten',
      'Dach',
      'Tischlerei',
      'Fliesen und Böden',
      'Garten- und Landschaftsbau',
      'Metallbau',
    ],
  },
  dienstleister: {
    description:
      'Friseure, Kanzleien, Agenturen, Banken und viele andere, die für Privatleute und Betriebe arbeiten.',
    services: [
      'Friseur',
      'Rechtsberatung',
      'Steuerberatung',
      'Reinigung',
      'Versicherung',
      'Werbung und Druck',
    ],
  },
  'technische-dienste': {
    description: 'Fachleute für Strom, Wasser, Wärme, Sicherheit, Haushaltsgeräte, Computer und Telefon.',
    services: ['Elektrik', 'Heizung', 'Sanitär', 'Schlüsseldienst', 'Gerätereparatur', 'Computerhilfe'],
  },
  handel: {
    description: 'Läden, Märkte, Autohäuser und Großhändler, vom Hofladen bis zum Baumarkt.',
    services: ['Lebensmittel', 'Mode', 'Möbel', 'Elektronik', 'Blumen und Garten', 'Autohandel'],
  },
  gastronomie: {
    description: 'Restaurants, Cafés, Bäckereien, Bars und Unterkünfte für jeden Anlass.',
    services: ['Restaurants', 'Cafés', 'Bäckereien', 'Lieferdienste', 'Hotels', 'Feiern und Catering'],
  },
  gesundheit: {
    description: 'Praxen, Apotheken, Kliniken, Therapie und Pflege für Menschen und Tiere.',
    services: ['Arztpraxen', 'Zahnärzte', 'Apotheken', 'Physiotherapie', 'Pflege', 'Tierärzte'],
  },
  bildung: {
    description: 'Schulen, Kindergärten, Kurse und Nachhilfe für alle, die etwas lernen wollen.',
    services: ['Kindergärten', 'Schulen', 'Fahrschulen', 'Sprachkurse', 'Musikunterricht', 'Nachhilfe'],
  },
  immobilien: {
    description: 'Makler, Hausverwaltungen, Bauträger und Wohnungsgesellschaften.',
    services: ['Verkauf', 'Vermietung', 'Hausverwaltung', 'Neubau', 'Gewerbeflächen', 'Wertermittlung'],
  },
  transport: {
    description: 'Umzug, Spedition, Taxi, Vermietung und alles, was Menschen und Dinge bewegt.',
    services: ['Umzüge', 'Taxi', 'Autovermietung', 'Kurierdienste', 'Spedition', 'Reisebüros'],
  },
  sport: {
    description: 'Fitness, Vereine, Bäder, Plätze und Hallen für alle, die sich bewegen wollen.',
    services: ['Fitness', 'Yoga', 'Sportvereine', 'Schwimmbäder', 'Tennis', 'Klettern'],
  },
  'freizeit-kultur': {
    description: 'Museen, Theater, Kinos, Parks und Ausflugsziele.',
    services: ['Museen', 'Theater', 'Kinos', 'Parks', 'Ausflugsziele', 'Spielplätze'],
  },
  'religion-vereine': {
    description: 'Kirchen, Moscheen und andere Gemeinden, Vereine, Verbände und Hilfsorganisationen.',
    services: ['Kirchen', 'Moscheen', 'Vereine', 'Verbände', 'Soziale Hilfe', 'Friedhöfe'],
  },
  landwirtschaft: {
    description:
      'Bauernhöfe, Imkereien, Obst- und Gemüsebau und Betriebe, die auf Feld und im Wald arbeiten.',
    services: ['Bauernhöfe', 'Biohöfe', 'Obst und Gemüse', 'Tierhaltung', 'Imkereien', 'Lohnarbeit'],
  },
  sonstiges: {
    description: 'Behörden, Polizei, Feuerwehr und was sonst zum Ort gehört.',
    services: ['Rathäuser', 'Ämter', 'Gerichte', 'Polizei', 'Feuerwehr', 'Konsulate'],
  },
}
