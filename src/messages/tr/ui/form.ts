import type { FormMessages } from '#messages/de/ui/form.ts'

/** What every form says about its fields and on its way, in Turkish. */
export const messages: FormMessages = {
  optional: '(isteğe bağlı)',
  faultMark: 'Hata:',
  summary: count =>
    count.plural({ one: 'Lütfen bir bilgiyi düzeltin', other: `Lütfen ${count} bilgiyi düzeltin` }),
  choose: 'Lütfen seçin',
  trap: 'Lütfen bu alanı boş bırakın',
  sending: 'Gönderiliyor…',
  offline:
    'Henüz hiçbir şey ulaşmadı, bağlantı yok. Yazdıklarınız hâlâ burada. Yeniden çevrimiçi olduğunuzda bir kez daha gönderin.',
  number: 'Numaranız:',
  numberUse: 'Sorularınızda bu numarayı belirtin.',
  mailed: 'E-posta adresinize bir onay gönderilir.',
  noReplyTime:
    'Ne zaman yanıt alacağınıza söz veremeyiz: bu siteyi işleten kişi henüz iletişim bilgilerini girmedi.',
}
