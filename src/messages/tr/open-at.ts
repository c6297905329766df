import type { OpenAtMessages } from '#messages/de/open-at.ts'

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
]

/** When a business is to be open, in Turkish. */
export const messages: OpenAtMessages = {
  now: 'şu an açık',
  always: '24 saat açık',
  on: (day, time) => `${day} ${time === '' ? '' : `${time} `}açık`,
  days: {
    today: 'bugün',
    tomorrow: 'yarın',
    mon: 'Pazartesi',
    tue: 'Salı',
    wed: 'Çarşamba',
    thu: 'Perşembe',
    fri: 'Cuma',
    sat: 'Cumartesi',
    sun: 'Pazar',
    weekend: 'hafta sonu',
    holiday: 'resmî tatilde',
  },
  date: (day, month) => `${day} ${MONTHS[month - 1]} günü`,
  at: time => `${time} saatinde`,
  from: time => `${time} saatinden sonra`,
  until: time => `${time} saatine kadar`,
  between: (from, to) => `${from}–${to} arasında`,
}
