import type { GroupNamesMessages } from '#messages/de/group-names.ts'

/** What one business of a group is called that has no category of its own, in Turkish. */
export const messages: GroupNamesMessages = {
  'kfz-werkstatt': 'Oto servis',
  handwerker: 'Usta',
  dienstleister: 'Hizmet',
  'technische-dienste': 'Teknik servis',
  handel: 'Ticaret',
  gastronomie: 'Gastronomi',
  gesundheit: 'Sağlık',
  bildung: 'Eğitim',
  immobilien: 'Emlak',
  transport: 'Ulaşım',
  sport: 'Spor',
  'freizeit-kultur': 'Eğlence ve kültür',
  'religion-vereine': 'Din ve dernekler',
  landwirtschaft: 'Tarım',
  sonstiges: 'Diğer',
}
