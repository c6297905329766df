import type { AdminNewsletterMessages } from '#messages/de/admin/newsletter.ts'

export const messages: AdminNewsletterMessages = {
  title: 'Bülten',
  list: 'Adresler',
  count: count => `${count} adres`,
  none: 'Henüz kimse bültene abone olmadı. Blogdan abone olunabilir.',
  noneSuch: 'Bu durumda adres yok.',
  intro:
    'Bu site kendisi bülten göndermez. Doğrulanmış adresleri kanıtlarıyla indirip gönderim programınıza verin.',
  download: 'Doğrulananları CSV olarak indir',
  state: 'Durum',
  all: 'Tümü',
  states: { unconfirmed: 'doğrulanmadı', subscribed: 'abone', unsubscribed: 'abonelikten çıktı' },
  email: 'E-posta',
  language: 'Dil',
  asked: 'İstek',
  confirmed: 'Doğrulama',
  unsubscribed: 'Çıkış',
  consent: 'Onay',
  consentShow: 'Metni',
  deeds: 'İşlem',
  remove: 'Sil',
  removeOf: email => `Sil: ${email}`,
  removeTitle: email => `${email} silinsin mi?`,
  removeText: 'Adres ve onay kanıtı silinir. Adresi bir gönderim programına aktaranlar orada da silmelidir.',
  removed: 'Adres silindi.',
}
