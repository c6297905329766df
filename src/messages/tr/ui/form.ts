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
  broken: 'Sunucuda bir hata oluştu.',
  nothingArrived: 'Hiçbir şey ulaşmadı. Yazdıklarınız hâlâ burada. Birazdan bir kez daha gönderin.',
  number: 'Numaranız:',
  numberUse: 'Sorularınızda bu numarayı belirtin.',
  mailed: 'E-posta adresinize bir onay gönderilir.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'Bu site şu anda e-posta gönderemiyor. Gönderdikleriniz yine de kaydedilir ve işlenir. Bununla ilgili e-postaları ancak gönderim yeniden çalışınca alırsınız.',
  notMailed: 'Şu anda e-posta ile onay gönderemiyoruz. Bilgileriniz kaydedildi ve işletici bunları görüyor.',
  noReplyTime:
    'Ne zaman yanıt alacağınıza söz veremeyiz: bu siteyi işleten kişi henüz iletişim bilgilerini girmedi.',
}
