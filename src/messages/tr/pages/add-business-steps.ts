import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'
import { messages as more } from '#messages/tr/more-contact.ts'

/** What the later steps of adding a business say, in Turkish. */
export const messages: AddBusinessStepsMessages = {
  more,
  /** A trade that no list has. */
  trade: {
    /** Last among the suggestions. */
    propose: trade => `İş kolum yok: “${trade}” öner`,
    proposed: trade =>
      `Önerildi: “${trade}”. Bu iş kolunu ekleyip eklemeyeceğimize bakarız. O zamana kadar işletmeniz yukarıdaki kategoride yer alır. “Diğer” yerine daha uygunu varsa orada seçin.`,
    withdraw: 'Öneriyi geri al',
    /** Without script. */
    plainHint:
      'Yalnızca yukarıda uygun bir şey bulamazsanız, örneğin “toynak bakımı”. Ekleyip eklemeyeceğimize bakarız. O zamana kadar işletmeniz yukarıdaki kategoride, orası boşsa “Diğer” altında yer alır.',
  },
  place: {
    unknown: postalCode =>
      `${postalCode} posta kodunu bulamadık. Lütfen posta kutusunun değil, sokağınızın posta kodunu yazın.`,
    mismatch: (postalCode, suggestion) =>
      `Listemize göre ${postalCode} posta kodu şuraya ait: ${suggestion}.`,
    spelling: suggestion => `Alışılmış yazılışı: “${suggestion}”.`,
    take: suggestion => `“${suggestion}” olarak değiştir`,
    goOn: 'Yazdığınız doğruysa düğmeye bir kez daha basmanız yeterli.',
    confirm: 'Posta kodu ve şehir doğru',
  },
  duplicate: {
    title: 'Bu kaydı mı demek istediniz?',
    text: 'Rehberde buna benzer bir kayıt var. İkinci bir kayıt gerekmez; yanlış bilgiler düzeltilebilir.',
    correct: name => `“${name}” bilgilerini düzelt`,
    no: 'Hayır, benim işletmem başka',
  },
  hours: {
    intro: 'İsteğe bağlıdır. Alanı boş kalan günün yanında “bilgi yok” yazar.',
    sentence: 'Hepsi tek cümlede',
    sentenceHint: 'Örneğin: Pazartesi-Cuma 7-18, Cumartesi 7-13, Pazar kapalı',
    understood: 'Şöyle anladık:',
    quoted: part => `“${part}”`,
    unclear: parts => `Şunu anlayamadık: ${parts}. Lütfen aşağıda günlerin yanına yazın.`,
    continuous: part =>
      `${part} iki anlama gelebilir: 24 saat ya da ara vermeden. Ara vermeden ise saatleri de yazın, örneğin “Pazartesi-Cuma kesintisiz 9-18”.`,
    aroundTheClock: '24 saat açık',
    takeAroundTheClock: '24 saat açık demek istiyorum',
    restClosed: 'Cümlede geçmeyen günler kapalı sayılır.',
    holidays: 'Resmî tatilleri kaydetmiyoruz: O günlerde saatlerin değişebileceği yazar.',
    take: 'Saatleri kullan',
    taken: 'Saatler günlere aktarıldı.',
    daysCount: 'Aşağıda günlerin yanında yazan saatler gönderilir.',
    days: 'Gün gün',
    placeholder: '9-18, 17’den itibaren, randevu ile',
    example: hours => `Örneğin: ${hours}`,
    copyMonday: 'Hafta içi her gün aynı',
    closedWeekend: 'Cumartesi ve pazar kapalı',
    clear: 'Saatleri temizle',
  },
  pictures: {
    title: 'Resimler',
    text: 'İsteğe bağlı, en fazla beş tane. Rehberde görünmeden önce kontrol edilirler. Sayfayı yenilerseniz lütfen yeniden seçin.',
    add: 'Resim ekle',
    fileHint: room =>
      `JPEG, PNG, WebP ya da AVIF, her biri en fazla 10 MB. ${room} resim daha eklenebilir. Konum ve kamera bilgileri silinir.`,
    tooLarge: names => `10 MB sınırını aşıyor: ${names}. Lütfen resmi daha küçük kaydedip yeniden seçin.`,
    tooMany: names => `En fazla beş resim. Dışarıda kalanlar: ${names}.`,
    otherKind: names => `JPEG, PNG, WebP ya da AVIF değil: ${names}. Lütfen başka bir resim seçin.`,
    alt: number => `${number}. resimde ne görünüyor?`,
    altMissing: 'Lütfen her resimde ne göründüğünü yazın.',
    remove: number => `${number}. resmi kaldır`,
    rights: 'Bu resimlerin hakları bana ait ve rehberde yayımlanabilirler.',
    rightsMissing: 'Lütfen resimlerin haklarının sizde olduğunu onaylayın.',
    sending: (number, of) => `Resim ${number} / ${of} gönderiliyor. Lütfen bitene kadar sayfayı kapatmayın.`,
    noneArrived: 'Hiçbir resim bize ulaşmadı.',
    arrived: count => `${count} resim bize ulaştı.`,
    failed: 'Resim bize ulaşmadı.',
    again: 'Yeniden gönder',
  },
  sent: {
    title: 'Başarıyla gönderildi!',
    mailed: 'E-posta adresinize, içinde onay bağlantısı olan bir mesaj gönderiyoruz.',
    next: 'Bundan sonra ne olacak?',
    nextSteps: [
      'E-postamızdaki bağlantıyı açar ve adresinizi orada onaylarsınız.',
      'Bilgilerinizi kontrol eder, gerekirse size sorarız.',
      'Her şey yolundaysa işletme rehbere eklenir ve size sayfasının adresini yazarız.',
    ],
    unmailedSteps: [
      'Bilgilerinizi bir insan kontrol eder.',
      'Her şey yolundaysa işletme rehbere eklenir; onu arama ile bulursunuz.',
      'Sorularınız olursa lütfen yukarıdaki numarayı belirtin.',
    ],
    another: 'Başka bir işletme ekle',
  },
}
