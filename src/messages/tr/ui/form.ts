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
  offline: 'İnternet bağlantınız yok.',
  broken: 'Sunucu şu anda düzgün yanıt vermiyor.',
  nothingArrived: 'Bize bir şey ulaşmadı. Yazdıklarınız burada duruyor. Birazdan bir kez daha gönderin.',
  number: 'Numaranız:',
  numberUse: 'Sorularınızda bu numarayı belirtin.',
  mailed: 'E-posta adresinize bir onay mesajı gönderiyoruz.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'Şu anda e-posta gönderemiyoruz. Gönderdikleriniz yine de bize ulaşır ve incelenir. E-postalar ancak gönderim yeniden çalışınca elinize ulaşır.',
  notMailed:
    'Şu anda size e-postayla onay gönderemiyoruz; bu yüzden lütfen numarayı not edin. Yazdıklarınız bize ulaştı ve bir insan tarafından okunur.',
  unmailedHint: 'Sorular için. Gönderdikten sonra bir numara görürsünüz; lütfen not edin.',
  noReplyTime: 'Ne zaman yanıt alacağınıza söz veremiyoruz: Site sahibinin bilgileri henüz girilmedi.',
}
