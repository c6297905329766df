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
    sentenceHint: 'Örneğin: Pazartesi-Cuma 7-18, Cumartesi 7-13, Pazar kapalı',
    understood: 'Şöyle anladık:',
    quoted: part => `“${part}”`,
    unclear: parts => `Bunu anlamadık: ${parts}. Lütfen aşağıdaki günlere girin.`,
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
  pictures: {
    title: 'Resimler',
    text: 'İsteğe bağlı, en çok beş tane. Rehberde görünmeden önce incelenirler. Sayfayı yeniledikten sonra lütfen yeniden seçin.',
    add: 'Resim ekleyin',
    fileHint: room =>
      `JPEG, PNG, WebP ya da AVIF, her biri en çok 10 MB. ${room} resim daha eklenebilir. Konum ve kamera bilgileri silinir.`,
    alt: number => `${number}. resimde ne görünüyor?`,
    altMissing: 'Lütfen her resim için ne göründüğünü yazın.',
    remove: number => `${number}. resmi kaldırın`,
    rights: 'Bu resimlerin hakları bende ve rehberde yayımlanabilirler.',
    rightsMissing: 'Lütfen resimlerin haklarının sizde olduğunu onaylayın.',
    sending: (number, of) =>
      `Resim ${number} / ${of} gönderiliyor. Lütfen o zamana kadar sayfayı açık tutun.`,
    arrived: count => `${count} resim ulaştı.`,
    failed: 'Resim ulaşmadı.',
    again: 'Yeniden gönderin',
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
