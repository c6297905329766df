/** The public holidays of Germany, by the names that the calendar gives them, in German. */
export const messages = {
  Neujahrstag: 'Neujahrstag',
  'Heilige Drei Könige': 'Heilige Drei Könige',
  Weltfrauentag: 'Weltfrauentag',
  Karfreitag: 'Karfreitag',
  Ostersonntag: 'Ostersonntag',
  Ostermontag: 'Ostermontag',
  'Tag der Arbeit': 'Tag der Arbeit',
  'Christi Himmelfahrt': 'Christi Himmelfahrt',
  Pfingstsonntag: 'Pfingstsonntag',
  Pfingstmontag: 'Pfingstmontag',
  Fronleichnam: 'Fronleichnam',
  'Mariä Himmelfahrt': 'Mariä Himmelfahrt',
  Weltkindertag: 'Weltkindertag',
  'Tag der Deutschen Einheit': 'Tag der Deutschen Einheit',
  Reformationstag: 'Reformationstag',
  Allerheiligen: 'Allerheiligen',
  'Buß- und Bettag': 'Buß- und Bettag',
  '1. Weihnachtstag': '1. Weihnachtstag',
  '2. Weihnachtstag': '2. Weihnachtstag',
}

export type HolidaysMessages = typeof messages
