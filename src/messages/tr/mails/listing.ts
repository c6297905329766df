import type { ListingMailMessages } from '#messages/de/mails/listing.ts'

/** What mails about a new listing say. In Turkish. */
export const messages: ListingMailMessages = {
  confirmSubject: (name: string, number: string) => `Lütfen onaylayın: “${name}” kaydınız (${number})`,
  confirm: (name: string) =>
    `“${name}” işletmesini eklemek istediğiniz için teşekkür ederiz. Bu e-posta adresinin size ait olduğunu lütfen şu bağlantıdan onaylayın:`,
  afterConfirm: (number: string) =>
    `Bağlantı 30 gün geçerlidir. Her kaydı yayımlamadan önce inceliyor ve kararımızı size yazıyoruz. Gönderinizin numarası ${number}.`,
  confirmReason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir işletme kaydı gönderildi. Gönderen siz değilseniz bir şey yapmanız gerekmez: Adres o zaman onaylanmamış kalır.`,
  approvedSubject: (name: string, number: string) => `“${name}” artık rehberde (${number})`,
  approved: (name: string) => `“${name}” kaydını inceledik ve ekledik. Kayıt burada:`,
  afterApproved:
    'Verdiğiniz bilgiler korunur, sonraki veri aktarımları onları değiştiremez. Bir şey değişirse sayfadaki “Bilgileri düzelt” bağlantısını kullanın.',
  rejectedSubject: (name: string, number: string) => `“${name}” kaydınız hakkında (${number})`,
  rejected: (name: string) => `“${name}” kaydınızı inceledik ve bu hâliyle kabul etmiyoruz. Nedeni:`,
  again: 'Bilgileri değiştirerek istediğiniz zaman yeniden gönderebilirsiniz:',
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir işletme kaydı gönderildi.`,
}
