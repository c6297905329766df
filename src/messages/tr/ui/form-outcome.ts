import type { FormOutcomeMessages } from '#messages/de/ui/form-outcome.ts'

/** What forms say once somebody has tried to send them, in Turkish. */
export const messages: FormOutcomeMessages = {
  maybeArrived:
    'Gönderdiklerinizin bize ulaşıp ulaşmadığını bilmiyoruz. Gönül rahatlığıyla yeniden gönderebilirsiniz: Hiçbir şey iki kez kaydedilmez.',
  meant: name => `Şunu mu demek istediniz: “${name}”?`,
  faults: {
    required: 'Bu bilgi henüz girilmedi.',
    unconfirmed: 'Lütfen bunu onaylayın.',
    too_long: limit => `Bu metin çok uzun: En fazla ${limit} karakter girilebilir.`,
    choice_unknown: 'Lütfen listeden birini seçin.',
    email_without_at: '@ işareti eksik. Örnek: “ad@waermewerk.example”.',
    email_without_name: '@ işaretinden önceki ad eksik. Örnek: “iletisim@waermewerk.example”.',
    email_without_ending: '@ işaretinden sonraki uzantı eksik. Örnek: “waermewerk.example”.',
    email_invalid: 'Lütfen tek bir e-posta adresi yazın; boşlukları ve noktalama işaretlerini kontrol edin.',
    phone_invalid: 'Lütfen yalnızca bir numara yazın: rakamlar ve aralarında + ( ) / - işaretleri olabilir.',
    phone_too_short: 'Numara çok kısa. Lütfen alan koduyla birlikte yazın.',
    phone_without_area_code: 'Alan kodu eksik. Numara 0 ya da +49 ile başlar.',
    phone_impossible: 'Böyle bir numara olamaz. Lütfen eksik ya da fazla rakam olup olmadığına bakın.',
    phone_repeated: 'Bu numara yukarıda zaten var. Lütfen başka bir numara girin ya da alanı boş bırakın.',
    postal_code_shape: 'Almanya’da posta kodu beş rakamdan oluşur. Örnek: 01067.',
    postal_code_four_digits: 'Bu ülkede posta kodu dört rakamdan oluşur. Örnek: 1010.',
    postal_code_unknown:
      'Bu posta kodunu bulamadık. Lütfen posta kutusunun değil, sokağın posta kodunu yazın.',
    city_mismatch: 'Şehir ile posta kodu birbirini tutmuyor. Lütfen ikisini de kontrol edin.',
    business_unknown: 'Bu numarayla kayıtlı bir işletme yok. Numara, işletmenin sayfasında yazar.',
    nothing_changed:
      'Henüz bir şey değiştirilmedi. Lütfen bir bilgiyi düzeltin ya da neyin yanlış olduğunu nota yazın.',
    website_invalid: 'Bu bir internet adresi değil. Örnek: “www.waermewerk.example”.',
    profile_unknown:
      'Lütfen Facebook, Instagram, LinkedIn, XING, YouTube, TikTok, X veya Pinterest’teki bir sayfanın adresini yazın.',
    hours_unclear: 'Bunu anlayamadık. Örneğin “9-18”, “17’den itibaren”, “randevu ile” ya da “kapalı” yazın.',
    hours_impossible:
      'Bu saatlerden biri mümkün değil. Bitiş, başlangıçtan sonra olmalı ve süre en fazla 24 saat olabilir.',
    text_without_letters: 'Burada hiç harf yok.',
    too_many_words: limit => `Bir arada en fazla ${limit} kelime yazılabilir.`,
    rating_range: 'Puan 1,0 ile 5,0 arasında olmalıdır.',
    count_range: 'Lütfen 0 veya daha büyük bir tam sayı girin.',
    scores_shape: 'Lütfen 1’den 5’e kadar yıldızlar için 0 veya daha büyük beş tam sayı girin.',
    price_level_range: 'Fiyat düzeyi 1 ile 4 arasında olmalıdır.',
    coordinates_range: 'Enlem -90 ile 90, boylam -180 ile 180 arasında olmalıdır.',
    coordinates_incomplete:
      'Enlem ve boylam birlikte girilir. Lütfen ikisini de doldurun ya da ikisini de boş bırakın.',
    state_contradicts: 'Posta kodu başka bir eyalette.',
    category_unknown: 'Böyle bir kategori yok. Lütfen listeden bir kategori seçin.',
    place_id_shape:
      'Bu bir Google yer kimliği (Place ID) değil. Genellikle “ChIJ” ile başlar ve boşluk içermez.',
    google_id_shape: 'Bu bir Google kimliği değil. Örnek: “0x47a6:0x1468”.',
    cid_shape: 'CID yalnızca rakamlardan oluşur, en fazla 20 rakam.',
    about_unknown: 'Bu özelliklerden biri rehberde yok.',
    too_many: limit => `Çok fazla oldu: En fazla ${limit} tane olabilir.`,
    host_shape: 'Lütfen yalnızca sunucunun adını yazın, örneğin “mail.waermewerk.example”.',
    port_range: 'Port, 1 ile 65535 arasında bir tam sayıdır.',
    site_url_shape: 'Lütfen yalnızca https:// ya da http:// ve adı yazın, örneğin “https://umkreis.example”.',
    number_range: (limit, least) => `${least} ile ${limit} arasında bir tam sayı yazılabilir.`,
    tile_url_shape:
      'Bu, harita karolarının adresi değil. Adres https:// ya da / ile başlar; {z}, {x} ve {y} içerir.',
  },
}
