import type { HolidaysMessages } from '#messages/de/ui/holidays.ts'

/** The public holidays of Germany in Turkish. */
export const messages: HolidaysMessages = {
  Neujahrstag: 'Yılbaşı',
  'Heilige Drei Könige': 'Epifani',
  Weltfrauentag: 'Dünya Kadınlar Günü',
  Karfreitag: 'Kutsal Cuma',
  Ostersonntag: 'Paskalya Pazarı',
  Ostermontag: 'Paskalya Pazartesisi',
  'Tag der Arbeit': 'İşçi Bayramı',
  'Christi Himmelfahrt': 'İsa’nın Göğe Yükselişi',
  Pfingstsonntag: 'Pentekost Pazarı',
  Pfingstmontag: 'Pentekost Pazartesisi',
  Fronleichnam: 'Kutsal Beden Yortusu',
  'Mariä Himmelfahrt': 'Meryem’in Göğe Yükselişi',
  Weltkindertag: 'Dünya Çocuk Günü',
  'Tag der Deutschen Einheit': 'Alman Birlik Günü',
  Reformationstag: 'Reformasyon Günü',
  Allerheiligen: 'Azizler Günü',
  'Buß- und Bettag': 'Tövbe ve Dua Günü',
  '1. Weihnachtstag': 'Noel’in birinci günü',
  '2. Weihnachtstag': 'Noel’in ikinci günü',
}
