import type { HolidaysMessages } from '#messages/de/ui/holidays.ts'

/** The public holidays of Germany in English. */
export const messages: HolidaysMessages = {
  Neujahrstag: 'New Year’s Day',
  'Heilige Drei Könige': 'Epiphany',
  Weltfrauentag: 'International Women’s Day',
  Karfreitag: 'Good Friday',
  Ostersonntag: 'Easter Sunday',
  Ostermontag: 'Easter Monday',
  'Tag der Arbeit': 'Labour Day',
  'Christi Himmelfahrt': 'Ascension Day',
  Pfingstsonntag: 'Whit Sunday',
  Pfingstmontag: 'Whit Monday',
  Fronleichnam: 'Corpus Christi',
  'Mariä Himmelfahrt': 'Assumption Day',
  Weltkindertag: 'World Children’s Day',
  'Tag der Deutschen Einheit': 'German Unity Day',
  Reformationstag: 'Reformation Day',
  Allerheiligen: 'All Saints’ Day',
  'Buß- und Bettag': 'Day of Repentance and Prayer',
  '1. Weihnachtstag': 'Christmas Day',
  '2. Weihnachtstag': 'Boxing Day',
}
