import type { CorrectMessages } from '#messages/de/pages/correct.ts'
import { messages as more } from '#messages/tr/more-contact.ts'

/** What the page for correcting a business says, in Turkish. */
export const messages: CorrectMessages = {
  more,
  title: 'Bilgileri düzelt',
  titleOf: (name, number) => `Bilgileri düzelt: ${name} (${number})`,
  description: 'Bir işletmenin bilgilerinden biri yanlış mı? Burada düzeltebilirsiniz.',
  lead: 'Yanlış olanı değiştirin. Değişikliğiniz bir öneridir: rehberde görünmeden önce kontrol edilir.',
  business: 'İşletme:',
  number: 'Rehberdeki numarası:',
  form: 'İşletmenin bilgileri',
  categoryHint: 'Örneğin Fırın ya da Diş hekimi; Almanca adları da anlaşılır.',
  hours: 'Çalışma saatleri',
  hoursHint:
    'Örneğin “9-12:30, 14-18”, “17’den itibaren”, “randevu ile” ya da “kapalı”. Boş bırakılan gün bilinmiyor demektir.',
  isClosed: 'İşletme kalıcı olarak kapandı',
  isOpenAgain: 'İşletme yeniden açıldı',
  comment: 'Not',
  commentHint: 'Başka neyin yanlış olduğu, nereden bildiğiniz ya da nerede kontrol edilebileceği.',
  email: 'E-posta adresiniz',
  emailHint: 'Sonucu size yazabilmemiz için.',
  isOwner: 'Bu benim işletmem',
  proof: 'Bunu nasıl anlayabiliriz?',
  proofHint:
    'Örneğin: adresiniz web sitesinin künyesinde yazıyor ya da size işletmenin numarasından ulaşabiliyoruz.',
  fromOwner:
    'Buraya e-postamızdaki bağlantıyla geldiniz. Bu yüzden değişiklikleriniz işletme sahibinin bilgileri sayılır.',
  linkOver:
    'E-postadaki bağlantı artık geçerli değil. Bilgileri yine de düzeltebilir ya da aşağıda yeni bir bağlantı isteyebilirsiniz.',
  submit: 'Düzeltmeyi gönder',
  kept: 'Düzeltmeyi gönderene kadar değişiklikleriniz yalnızca bu cihazda saklanır.',
  discard: 'Değişikliklerden vazgeç',
  discardAsk: 'Bu işletmeyle ilgili tüm değişiklikler silinsin mi?',
  discarded: 'Tüm değişiklikler silindi',
  sent: {
    title: 'Düzeltme gönderildi!',
    text: 'Önerinizdeki bilgileri tek tek kontrol ederiz. Doğru olanlar rehbere girer.',
    pictures: 'Resim de gönder',
    back: 'İşletmeye dön',
    another: 'Başka bir bilgiyi düzelt',
  },
  owner: {
    title: 'Bu işletme sizin mi?',
    text: 'İşletmenin bir e-posta adresi bizde kayıtlıysa oraya bir bağlantı göndeririz. Onunla yaptığınız değişiklikler için başka kanıt gerekmez.',
    email: 'Kayıtlı e-posta adresi',
    off: 'Şu anda e-posta gönderemiyoruz, bu yüzden bağlantı da gönderemiyoruz. Bu nedenle işletmenin size ait olduğunu nasıl anlayabileceğimiz düzeltmenizde yazmalıdır.',
    submit: 'Bağlantı iste',
    sentTitle: 'İsteğiniz ulaştı',
    sent: 'Bu adres işletmeye aitse oraya şimdi bir bağlantı gönderilir. Bir şey gelmezse bilgileri burada düzeltin ve sizi nasıl tanıyabileceğimizi yazın.',
  },
  notFound: 'İşletme bulunamadı',
  notFoundText: 'Rehberde böyle bir işletme yok. Buradan arayabilirsiniz.',
  gone: 'Bu işletme artık rehberde yok',
  goneText: 'Kayıt kaldırıldı. Düzeltilecek bir şey kalmadı.',
}
