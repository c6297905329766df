import type { RowFaultMessages } from '#messages/de/api/row-faults.ts'

/** What is wrong with a cell or a row, in Turkish. */
export const messages: RowFaultMessages = {
  'too-many-cells': () => 'Satırda başlıktakinden fazla hücre var; sütunlar büyük olasılıkla kaymış.',
  'quote-not-closed': () => 'Bir tırnak işareti kapatılmamış; satır okunamıyor.',
  name_missing: () => 'Ad eksik.',
  name_too_long: value => `Ad çok uzun: “${value}”.`,
  only_name: value => `Satırda “${value}” adından başka bir şey yok, bu yüzden alınmadı.`,
  foreign_country: value => `İşletme başka bir ülkede (${value}).`,
  country_doubtful: value =>
    `İşletmenin hangi ülkede olduğu belli değil (${value || 'bilgi yok'}). Bir “Ülke” sütunu bunu açıklığa kavuşturur.`,
  columns_shifted: () => 'Bu satırın sütunları kaymış.',
  encoding_repaired: value => `Özel harfler yanlış okunmuştu ve düzeltildi: “${value}”.`,
  encoding_damaged: value =>
    `“${value}” içinde harfler eksik ya da bozuk. Lütfen dosyayı “CSV UTF-8” olarak kaydedip yeniden içe aktarın.`,
  too_long: value => `Metin çok uzun olduğu için alınmadı: “${value}”.`,
  misplaced_value: value => `Bu sütuna ait olmayan bir değer: “${value}”.`,
  no_trade: value => `“${value}” bir iş kolu değil, alınmadı; kategori işletmeye sonradan eklenebilir.`,
  formula_failed: value =>
    `Burada değer yerine sonucu olmayan bir formül var (${value}). Lütfen tabloyu yeniden hesaplayıp kaydedin.`,
  street_addition: value =>
    value === '' ? 'Sokağa yapılan ek alınmadı.' : `Sokağa yapılan ek alınmadı: “${value}”.`,
  country_unknown: value => `“${value}” ülkesi bilinmiyor.`,
  postal_code_invalid: value => `“${value}” bir posta kodu değil.`,
  latitude_unreadable: value => `“${value}” bir enlem değil.`,
  latitude_out_of_range: value => `${value} diye bir enlem yok.`,
  longitude_unreadable: value => `“${value}” bir boylam değil.`,
  longitude_out_of_range: value => `${value} diye bir boylam yok.`,
  coordinates_incomplete: () => 'Enlem ve boylam birlikte yazılır; biri eksik.',
  coordinates_outside_country: value => `${value} koordinatları işletmenin ülkesinde değil.`,
  coordinates_far_from_postal_code: value => `${value} koordinatları posta kodundan çok uzakta.`,
  city_far_from_postal_code: value => `Yer ile posta kodu birbirine uymuyor: ${value}.`,
  city_missing: value =>
    value === ''
      ? 'Yer eksik, bu yüzden işletme hiçbir şehirde listelenmiyor. Lütfen yeri veya posta kodunu ekleyin.'
      : `“${value}” hangi yer olduğunu göstermiyor, bu yüzden işletme hiçbir şehirde listelenmiyor. Lütfen yeri ekleyin.`,
  phone_invalid: value => `“${value}” bir telefon numarası değil.`,
  website_invalid: value => `“${value}” bir internet adresi değil.`,
  portal_page: value =>
    `${value === '' ? 'Bu adres' : `“${value}”`} işletmenin kendisine değil bir portala ait; alınmadı.`,
  email_invalid: () => 'Okunabilir bir e-posta adresi değil.',
  email_unread: () => 'Bu adresi kimse okumadığı için alınmadı.',
  profile_invalid: () => 'Bilinen bir sosyal ağdaki bir sayfa değil.',
  personal_contact: () => 'Büyük olasılıkla bir kişiye ait olduğu için alınmadı.',
  further_values: value =>
    value === ''
      ? 'Buraya sığandan fazla değer var; diğerleri alınmadı.'
      : `Buraya yalnızca bir değer sığar; alınmayan: “${value}”.`,
  rating_unreadable: value => `“${value}” bir puan değil.`,
  rating_out_of_range: value => `${value} puanı 1 ile 5 arasında değil.`,
  rating_source_unknown: value =>
    `“${value}” puanının kaynağı dosyada yazmıyor, bu yüzden alınmadı. Sütuna örneğin “Google Rating” veya “Google Reviews” adını verin ya da bir “Rating source” sütunu ekleyin.`,
  review_count_unreadable: value => `“${value}” bir değerlendirme sayısı değil.`,
  reviews_per_score_unreadable: () => 'Değerlendirmelerin dağılımı okunamıyor.',
  reviews_link_invalid: () => 'Değerlendirmelere giden bağlantı bir internet adresi değil.',
  opening_hours_unreadable: value => `Çalışma saatleri okunamıyor: “${value}”.`,
  photo_invalid: value => `“${value}” bir fotoğraf adresi değil.`,
  photos_count_unreadable: value => `“${value}” bir fotoğraf sayısı değil.`,
  about_unreadable: () => 'İşletme özellikleri okunamıyor.',
  verified_unreadable: value => `“${value}” ne evet ne hayır.`,
  price_unreadable: value => `“${value}” bir fiyat düzeyi değil.`,
  area_service_unreadable: value => `“${value}” ne evet ne hayır.`,
  place_id_invalid: value => `“${value}” bir Google kimliği değil.`,
  google_id_invalid: value => `“${value}” bir Google kimliği değil.`,
  cid_invalid: value => `“${value}” bir Google kimliği değil.`,
  cid_damaged: value => `${value} kimliği bir tablo programı tarafından yuvarlanmış, kullanılamaz.`,
  cid_of_other_google_id: value => `${value} kimliği satırdaki Google kimliğine uymuyor ve alınmadı.`,
  id_of_other_business: value => `Bir kimlik başka bir işletmeye ait, bu yüzden alınmadı: ${value}.`,
  id_in_most_rows: value => `${value} kimliği satırların çoğunda bulunuyor ve bu yüzden alınmadı.`,
  field_locked: value => `Kilitli bir bilgi olduğu gibi kalıyor; alınmayan: “${value}”.`,
  category_spelling: value => `Kategori yanlış yazılmış ve düzeltildi: ${value}.`,
  category_unknown: value => `“${value}” kategorisi hiçbir listede yok; ayrı bir kategori oluyor.`,
  two_businesses: value => `Satır başka bir işletmeyle de eşleşiyor: ${value}.`,
  repeats_row: value => `Bu dosyanın ${value}. satırındaki işletmenin aynısı.`,
  listed_twice: value => `Ad ve adres, başka bir Google kimliği olan “${value}” işletmesine ait.`,
  merged_business: value => `İşletme ${value} ile birleştirildi.`,
  known_left_out: () => 'İşletme zaten rehberde. Yalnızca yeni işletmeler içe aktarıldı.',
  new_left_out: () => 'İşletme henüz rehberde yok. Yalnızca bilinen işletmeler güncellendi.',
  older_left_out: value => `Kayıtlı veriler daha yeni (${value}). İşletme olduğu gibi kaldı.`,
  older_than_stored: value => `Daha yeni veriler kayıtlıydı (${value}).`,
  import_cancelled: () => 'İçe aktarma iptal edildi. O ana kadar kaydedilenler kayıtlı kalır.',
  import_killed: () =>
    'İçe aktarma komutu, işi bitmeden sonlandırıldı. O ana kadar kaydedilenler kayıtlı kalır.',
}
