import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'

/** What the later steps of adding a business say, in Turkish. */
export const messages: AddBusinessStepsMessages = {
  place: {
    unknown: postalCode =>
      `${postalCode} posta kodunu bilmiyoruz. Posta kutularının gidilebilecek bir adresi yoktur.`,
    mismatch: (postalCode, suggestion) =>
      `Yer listemize göre ${postalCode} posta kodu şuraya aittir: ${suggestion}.`,
    spelling: suggestion => `Alışılmış yazılışı: “${suggestion}”.`,
    take: suggestion => `“${suggestion}” olarak değiştir`,
    goOn: 'Yazdığınız yine de doğruysa bir kez daha ilerlemeniz yeterli.',
    confirm: 'Posta kodu ve şehir böyle doğru',
  },
  duplicate: {
    title: 'Bu kaydı mı arıyordunuz?',
    text: 'Rehberde buna benzer bir kayıt var. İkinci bir kayıt gerekmez; yanlış bilgiler düzeltilebilir.',
    correct: name => `“${name}” bilgilerini düzelt`,
    no: 'Hayır, benim işletmem başka',
  },
  hours: {
    intro: 'İsteğe bağlıdır. Bilgi girilmeyen günler bilinmiyor olarak görünür.',
    sentence: 'Hepsi tek cümlede',
    sentenceHint: 'Almanca ya da İngilizce yazın, örneğin: Mo-Fr 9-18 Uhr, Sa geschlossen',
    understood: 'Şöyle anladık:',
    notUnderstood: 'Bu cümleyi tam anlayamadık. Lütfen saatleri aşağıda gün gün girin.',
    take: 'Günlere aktar',
    taken: 'Saatler artık günlerin yanında.',
    daysCount: 'Gönderilen, aşağıdaki günlerin yanındaki saatlerdir.',
    days: 'Gün gün',
    placeholder: '09:00-18:00 ya da Kapalı',
    copyMonday: 'Pazartesiden cumaya aynı',
    closedWeekend: 'Cumartesi ve pazar kapalı',
    clear: 'Saatleri temizle',
    closed: 'Kapalı',
    allDay: '24 saat açık',
    unknownDay: 'bilgi yok',
    noFixedTimes: 'sabit saat yok',
  },
  sent: {
    title: 'Başarıyla gönderildi!',
    mailed: 'E-posta adresinize onay bağlantısı içeren bir mesaj gönderilir.',
    next: 'Bundan sonra ne olacak?',
    nextSteps: [
      'E-postamızdaki bağlantıyı açarak adresinizi onaylarsınız.',
      'Bilgilerinizi kontrol eder, gerekirse size sorarız.',
      'Her şey açıksa işletme rehbere eklenir ve size sayfasının adresini yazarız.',
    ],
    another: 'Başka bir işletme ekle',
  },
}
