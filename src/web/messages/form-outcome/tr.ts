import type { FormOutcomeWords } from '#web/messages/form-outcome/de.ts'

/** What forms say once somebody has tried to send them, in Turkish. */
export const formOutcomeTr = {
  faults: {
    required: 'Bu bilgi henüz girilmedi.',
    too_long: limit => `Bu metin çok uzun: En fazla ${limit} karakter girilebilir.`,
    choice_unknown: 'Lütfen listeden bir seçenek belirleyin.',
    email_without_at: '@ işareti eksik. Örnek: “ad@waermewerk.example”.',
    email_without_name: '@ işaretinden önceki ad eksik. Örnek: “iletisim@waermewerk.example”.',
    email_without_ending: '@ işaretinden sonraki uzantı eksik. Örnek: “waermewerk.example”.',
    email_invalid:
      'Bu, tek bir e-posta adresi değil. Lütfen boşlukları ve noktalama işaretlerini kontrol edin.',
    phone_invalid: 'Lütfen yalnızca bir numara yazın: rakamlar ve aralarında + ( ) / - işaretleri olabilir.',
    phone_too_short: 'Numara çok kısa. Lütfen alan koduyla birlikte yazın.',
    phone_without_area_code: 'Alan kodu eksik. Numara 0 ya da +49 ile başlar.',
    postal_code_shape: 'Almanya’da posta kodu beş rakamdan oluşur. Örnek: 01067.',
    website_invalid: 'Bu, bir internet adresi değil. Örnek: “www.waermewerk.example”.',
    hours_unclear: 'Bunu anlayamadık. Örneğin “9-18” ya da “kapalı” yazın.',
  },
  mail: {
    title: 'E-postanız yazıldı ama henüz gönderilmedi',
    text: 'E-posta programınız hazır metinle açılmış olmalı. Mesaj, ancak orada “Gönder”e bastığınızda gönderilir.',
    nothing: 'Hiçbir şey açılmadı mı? O zaman metni kopyalayıp şu adrese gönderin:',
    long: 'Metin uzun; bazı e-posta programları metnin sonunu kesebilir. Lütfen sonunu karşılaştırın ya da metni buradan kopyalayın.',
    again: 'E-postayı yeniden aç',
    copy: 'Metni kopyala',
    copied: 'Metin kopyalandı',
    copyFailed: 'Burada kopyalamaya izin verilmiyor. Metin seçildi: Ctrl+C ile kopyalayabilirsiniz.',
    to: 'Alıcı',
    subject: 'Konu',
    body: 'E-postanın metni',
    change: 'Bilgileri değiştir',
  },
} satisfies FormOutcomeWords
