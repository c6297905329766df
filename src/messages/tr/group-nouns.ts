import type { GroupNounsMessages } from '#messages/de/group-nouns.ts'

/** How businesses of a group are counted, in Turkish: '24 oto servis'. A noun after a figure stays singular. */
export const messages: GroupNounsMessages = {
  'kfz-werkstatt': () => 'oto servis',
  handwerker: () => 'usta',
  dienstleister: () => 'hizmet işletmesi',
  'technische-dienste': () => 'teknik servis',
  handel: () => 'mağaza',
  gastronomie: () => 'yeme içme ve konaklama yeri',
  gesundheit: () => 'sağlık kuruluşu',
  bildung: () => 'eğitim kurumu',
  immobilien: () => 'emlak firması',
  transport: () => 'ulaşım ve seyahat işletmesi',
  sport: () => 'spor yeri',
  'freizeit-kultur': () => 'eğlence ve kültür yeri',
  'religion-vereine': () => 'dernek ve dinî topluluk',
  landwirtschaft: () => 'tarım işletmesi',
  sonstiges: () => 'resmî daire ve diğer kurum',
}
