import type { AdminNewsletterMessages } from '#messages/de/admin/newsletter.ts'

export const messages: AdminNewsletterMessages = {
  title: 'Bülten',
  list: 'Adresler',
  count: count => `${count} adres`,
  none: 'Henüz kimse abone olmadı. Ziyaretçiler formu blogda bulur.',
  noneSuch: 'Şu anda böyle bir adres yok.',
  intro:
    'Bu site kendisi bülten göndermez. Onaylanmış adresleri onay kanıtlarıyla birlikte indirip gönderim programınıza aktarın.',
  download: 'Onaylananları CSV olarak indir',
  state: 'Durum',
  all: 'Tümü',
  states: { unconfirmed: 'onaylanmadı', subscribed: 'abone', unsubscribed: 'abonelikten çıktı' },
  email: 'E-posta',
  language: 'Dil',
  asked: 'İstek',
  confirmed: 'Onay tarihi',
  unsubscribed: 'Çıkış',
  consent: 'Onay metni',
  consentShow: 'Metni göster',
  actionsHead: 'İşlem',
  remove: 'Sil',
  removeOf: email => `Sil: ${email}`,
  removeTitle: email => `${email} silinsin mi?`,
  removeText:
    'Adres ve onay kanıtı silinir. Adresi bir gönderim programına aktardıysanız lütfen orada da silin.',
  removed: 'Adres silindi.',
}
