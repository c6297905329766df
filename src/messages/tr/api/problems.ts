import type { Details, ProblemMessages } from '#messages/de/api/problems.ts'

/** What went wrong with a call, in Turkish. */
export const messages: ProblemMessages = {
  route_unknown: () => 'Bu adreste bir şey yok.',
  request_invalid: () => 'Sunucu bu isteği anlayamadı. Lütfen sayfayı yenileyin.',
  too_many_requests: ({ minutes }) =>
    `Çok fazla istek gönderildi. Lütfen ${minutes === undefined ? 'biraz' : `${minutes} dakika`} bekleyin.`,
  internal: () => 'İşlem başarısız oldu. Lütfen daha sonra yeniden deneyin.',
  city_name_required: () => 'Lütfen bir şehir adı yazın.',
  city_unknown: ({ city }) => `Bu rehberde “${city}” adlı bir şehir yok.`,
  region_unknown: ({ region }) => `Bu rehberde “${region}” adlı bir bölge yok.`,
  category_unknown: ({ category, proposal }) =>
    `Burada “${category}” adlı bir kategori yok.${proposal === undefined ? '' : ` Şunu mu demek istediniz: “${proposal}”?`}`,
  business_unknown: () => 'Burada böyle bir işletme yok.',
  business_gone: () => 'Bu kayıt kaldırıldı.',
  page_unknown: () => 'Böyle bir sayfa yok.',
  document_unknown: () => 'Burada böyle bir metin yok.',
  query_invalid: ({ reason }) => `İstek anlaşılamadı: ${reason}.`,
  offset_too_large: ({ limit }) => `Liste ${limit} numaralı kayda kadar gidiyor. Lütfen aramanızı daraltın.`,
  index_not_ready: () => 'Rehber şu anda hazırlanıyor. Lütfen birazdan yeniden deneyin.',
  store_newer: () => 'Veri tabanı bu programın daha yeni bir sürümüne ait. Lütfen programı güncelleyin.',
  store_locked: () => 'Şu anda çok veri kaydediliyor. Lütfen birazdan yeniden deneyin.',
  store_unavailable: () => 'Veri tabanı şu anda yanıt vermiyor. Lütfen birazdan yeniden deneyin.',
  file_too_large: details => tooLarge(details),
  file_kind_unknown: ({ kind }) =>
    OTHER_KINDS[String(kind)] ?? `Bu dosya okunabilir bir tablo değil. ${UPLOAD}`,
  file_damaged: () => 'Dosya bozuk veya eksik. Lütfen geldiği yerden yeniden indirin.',
  file_suspicious: () =>
    'Sunucuyu korumak için dosya açılmadı: Açılınca olağan dışı büyük olurdu. Lütfen tabloyu .csv olarak kaydedin.',
  file_empty: () => 'Dosyada işletme içeren satır yok. Lütfen doğru dosya olup olmadığını kontrol edin.',
  file_not_businesses: details => notBusinesses(details),
  file_too_slow: ({ limitSeconds }) =>
    `Dosyanın okunması ${Math.round(Number(limitSeconds) / 60)} dakikadan uzun sürdü ve durduruldu. Lütfen dosyayı bölün.`,
  file_reader_out_of_memory: () =>
    'Dosyanın okunması çok fazla bellek istiyor. Lütfen daha küçük dosyalara bölün.',
  file_unreadable: () => 'Bu dosya okunamıyor. Lütfen dosyayı tablo programınızda açıp .csv olarak kaydedin.',
  upload_missing: () => 'Lütfen bir dosya seçin.',
  upload_gone: () =>
    'Bu içe aktarmanın dosyası zaten kullanıldı veya silindi. Lütfen dosyayı yeniden yükleyin.',
  picture_format: () =>
    'Lütfen JPEG, PNG, WebP veya AVIF biçiminde bir resim yükleyin; başka dosyalar kabul edilmez.',
  picture_moving: () => 'Hareketli resimler kabul edilmez. Lütfen tek bir resim yükleyin.',
  picture_too_large: ({ limitMegapixels }) =>
    `Resimde ${limitMegapixels} milyondan fazla piksel var. Lütfen küçültün.`,
  picture_too_small: () => 'Resim çok küçük: genişlik ve yükseklik en az 40 piksel olmalıdır.',
  picture_damaged: () => 'Resim bozuk veya eksik. Lütfen yeniden kaydedip tekrar deneyin.',
  picture_unknown: () => 'Böyle bir resim yok.',
  pictures_too_many: ({ limit }) =>
    `Bir işletmenin en fazla ${limit} resmi olabilir. Lütfen önce birini kaldırın.`,
  offered_too_many: ({ limit }) => `Bir düzeltmeyle en fazla ${limit} resim kabul ediyoruz.`,
  disk_full: () => 'Sunucuda yer kalmadı. Hiçbir şey değiştirilmedi.',
  not_logged_in: () => 'Lütfen giriş yapın.',
  login_failed: () => 'Geçersiz parola!',
  code_required: () => 'Lütfen doğrulama uygulamanızdaki kodu girin.',
  code_wrong: () => 'Kod yanlış, süresi dolmuş veya daha önce kullanılmış. Lütfen bir sonraki kodu girin.',
  second_factor_unreadable: () =>
    'Sitenin anahtarı eksik veya farklı olduğu için iki adımlı doğrulama okunamıyor. Site sahibi: SECRET_KEY değerini veya secret.key dosyasını geri yükleyin ya da iki adımlı doğrulamayı sunucuda kapatın: npm run admin:password -- --disable-2fa',
  second_factor_missing: () => 'İki adımlı doğrulama açık değil.',
  session_unknown: () => 'Orada oturumunuz zaten kapalı.',
  cross_site: () => 'Bu istek başka bir web sitesinden geldi ve reddedildi.',
  password_required: () => 'Lütfen değişikliği parolanızla onaylayın.',
  password_wrong: () => 'Parola yanlış.',
  password_too_short: ({ limit }) => `Parola en az ${limit} karakter olmalı.`,
  password_guessable: () =>
    'Bu parola kolay tahmin edilir. Daha uzun bir parola seçin; örneğin birbiriyle ilgisi olmayan dört kelime.',
  account_unknown: () => 'Böyle bir hesap yok.',
  account_exists: ({ username }) => `“${username}” adlı bir hesap zaten var.`,
  account_last: () => 'Son hesabı kaldıramazsınız, yoksa artık kimse giriş yapamaz.',
  job_unknown: () => 'Böyle bir görev yok.',
  job_running: () => 'Bu türden bir görev zaten çalışıyor. Lütfen bitmesini bekleyin.',
  job_finished: () => 'Bu görev zaten bitti.',
  job_lost: () =>
    'Görev birkaç kez çöktü ve artık denenmeyecek. Nedenini sunucunun çıktısında (log) bulursunuz.',
  import_unknown: () => 'Böyle bir içe aktarma yok.',
  queue_full: ({ limit }) => `Zaten ${limit} içe aktarma bekliyor. Lütfen bazıları bitince yeniden deneyin.`,
  mapping_invalid: ({ reason }) =>
    reason === 'name_missing'
      ? 'Lütfen işletme adının bulunduğu sütunu seçin.'
      : reason === 'place_missing'
        ? 'Lütfen adres, şehir, telefon, konum veya Google kimliği içeren bir sütun da seçin.'
        : reason === 'column_twice'
          ? 'Bir alana yalnızca bir sütun atanabilir.'
          : 'Dosyada bu sütunlar yok. Lütfen sayfayı yeniden yükleyin.',
  date_in_future: () => 'Verilerin tarihi gelecekte olamaz.',
  import_unfinished: () =>
    'İçe aktarma hâlâ sürüyor. Sonucunu daha sonra “İçe aktarmalar” altında bulabilirsiniz.',
  import_not_undoable: ({ count }) =>
    count === undefined
      ? 'Bu içe aktarma artık geri alınamaz.'
      : `Bu içe aktarma artık geri alınamaz: ${count} kayıt o zamandan beri değiştirildi.`,
  import_search_unknown: () => 'Bu aramanın artık içe aktarması yok.',
  business_changed: () =>
    'Bu kaydı bu arada başka biri değiştirdi. Yazdıklarınız duruyor; lütfen karşılaştırın.',
  place_id_taken: () => 'Bu Google kimliği başka bir işletmeye ait.',
  history_unknown: () => 'Böyle bir değişiklik yok.',
  history_not_undoable: () =>
    'Bu değişiklik geri alınamaz, çünkü daha yeni bir değişiklik ona dayanıyor. Önce yenisini geri alın.',
  merge_impossible: () => 'Bu iki kayıt birleştirilemez.',
  bulk_count_changed: ({ count }) =>
    `Artık ${count} işletme etkilenecek; onayladığınız sayı bu değildi. Lütfen yeniden onaylayın.`,
  bulk_edit_unknown: () => 'Böyle bir toplu değişiklik yok.',
  bulk_edit_not_undoable: () =>
    'Bu toplu değişiklikten geri alınacak bir şey kalmadı: Hâlâ sürüyor, zaten geri alındı veya bütün işletmeleri daha yeni bir şey değiştirdi.',
  range_required: () => 'Lütfen aralık değerlerini girin.',
  date_required: () => 'Lütfen bir tarih seçin.',
  redirects_too_many: ({ limit }) =>
    `Bu listeyle yönlendirme sayısı ${limit} sınırını aşar. Hiçbir şey kaydedilmedi; lütfen listeyi kısaltın.`,
  backup_unknown: () => 'Böyle bir yedek yok.',
  backup_damaged: () => 'Bu dosya bozuk ya da bu rehberin yedeği değil. Lütfen başka bir dosya kullanın.',
  backup_too_large: () =>
    'Yedek açıldığında izin verilenden büyük. Sunucuda --max-size ile “npm run restore” kullanabilirsiniz.',
  download_unconfirmed: () => 'Lütfen indirmeyi parolanızla bir kez daha onaylayın.',
  passphrase_required: () => 'Bu yedek şifreli. Lütfen parola cümlesini girin.',
  passphrase_wrong: () => 'Parola cümlesi bu yedeğe ait değil.',
  passphrase_lost: () =>
    'Sunucu yeniden başlatıldı ve parola cümlesini artık bilmiyor. Lütfen yedeklemeyi yeniden başlatın.',
  report_unknown: () => 'Bu görev için rapor yok.',
  submission_unknown: () => 'Böyle bir gönderi yok.',
  business_erased: () => 'Bu kayıt bir kişinin başvurusu üzerine silindi ve geri getirilemez.',
  submission_decided: () => 'Bu gönderi hakkında zaten karar verildi.',
  submission_kind: () => 'Bu tür bir gönderide bu işlem yapılamaz.',
  submission_without_email: () => 'Bunu gönderen kişi e-posta adresi yazmamış, bu yüzden yanıt alamaz.',
  listing_suppressed: () =>
    'Bu işletme veya kişi engel listesinde, bu yüzden eklenemez. Yine de eklenecekse önce engeli kaldırın.',
  form_too_fast: () => 'Çok hızlı oldu. Lütfen biraz bekleyip yeniden gönderin.',
  form_expired: () =>
    'Bu form çok uzun süre açık kaldı. Lütfen sayfayı yeniden yükleyin; yazdıklarınız korunur.',
  link_unknown: () => 'Bu bağlantı geçerli değil. Lütfen doğrudan e-postadan açın.',
  link_expired: () => 'Bu bağlantının süresi doldu.',
  mail_unknown: () => 'Böyle bir e-posta yok.',
  mail_server_missing: () =>
    'Posta sunucusu ayarlanmamış. “Ayarlar”, “E-posta ve adres” bölümünde ayarlayın; bekleyen e-postalar o zaman gönderilir.',
  mail_not_possible: () =>
    'Bu site şu anda e-posta gönderemiyor. Onay bağlantısı olmadan bu mümkün değil; hiçbir şey kaydedilmedi.',
  setting_fixed: ({ variable }) =>
    `Bu, sunucuda ayarlanmış (ortam değişkeni ${variable}) ve burada değiştirilemez.`,
  suppression_unknown: () => 'Bu engel artık yok.',
  synonym_unknown: () => 'Bu eş anlamlı kelime artık yok.',
  category_exists: ({ category }) => `“${category}” kategorisi zaten var. İkisini birleştirin.`,
  category_circle: ({ category }) =>
    `Bu bir döngü olurdu: “${category}” zaten oraya geri dönüyor. Önce o kuralı geri alın.`,
  category_rule_exists: ({ category }) => `“${category}” için zaten bir kural var. Önce onu geri alın.`,
  category_rule_unknown: () => 'Bu kural artık yok.',
  category_rule_used: ({ category }) => `“${category}” kuralı buna dayanıyor. Önce onu geri alın.`,
  subscriber_unknown: () => 'Böyle bir abone yok.',
  address_refused: () => 'Sunucunun bu adrese bağlanmasına izin yok.',
  drawing_busy: () => 'Şu anda çok sayıda resim çiziliyor. Lütfen biraz sonra yeniden deneyin.',
  passwords_busy: () => 'Şu anda çok sayıda parola denetleniyor. Lütfen birkaç saniye sonra yeniden deneyin.',
  erasures_unreadable: () =>
    'Silme listesi (veri klasöründeki erasures.json) bozuk. Bu liste olmadan bir yedek, silinenleri geri getirebilir. Lütfen dosyayı bir kopyadan geri koyun.',
  secret_unreadable: () =>
    'Kayıtlı bir parola okunamıyor, çünkü sitenin anahtarı o zamankinden farklı. Sunucuda önceki secret.key dosyasını geri koyun ya da önceki SECRET_KEY değerini ayarlayın.',
  fields_invalid: ({ count }) =>
    count === 1 ? 'Lütfen bir alanı yeniden kontrol edin.' : `Lütfen ${count} alanı yeniden kontrol edin.`,
}

const UPLOAD = 'Lütfen .xlsx, .xls, .csv, .json veya .zip yükleyin.'

const OTHER_KINDS: Readonly<Record<string, string>> = {
  encrypted: 'Bu dosya parolayla korunuyor. Lütfen parolasız kaydedin.',
  gzip: 'Bu bir .gz arşivi. Lütfen açıp içindeki tabloyu yükleyin.',
  html: 'Bu bir internet sayfası. Lütfen dosyayı tablo programınızda açıp .xlsx olarak kaydedin.',
  image: `Bu bir resim, tablo değil. ${UPLOAD}`,
  numbers: 'Bu bir Apple Numbers tablosu. Lütfen orada .xlsx olarak dışa aktarın.',
  ods: 'Bu bir LibreOffice veya OpenOffice tablosu. Lütfen orada .xlsx olarak kaydedin.',
  'old-excel': 'Bu tablo çok eski bir Excel sürümünden. Lütfen .xlsx olarak kaydedin.',
  pdf: `Bu bir PDF, tablo değil. ${UPLOAD}`,
  presentation: `Bu bir sunum, tablo değil. ${UPLOAD}`,
  rar: 'Bu bir .rar arşivi. Lütfen açıp içindeki tabloyu yükleyin.',
  rtf: `Bu bir metin belgesi, tablo değil. ${UPLOAD}`,
  'seven-zip': 'Bu bir .7z arşivi. Lütfen açıp içindeki tabloyu yükleyin.',
  sqlite: `Bu bir veri tabanı, tablo değil. ${UPLOAD}`,
  'text-document': `Bu bir metin belgesi, tablo değil. ${UPLOAD}`,
  xlsb: 'Bu bir .xlsb çalışma kitabı. Lütfen Excel’de .xlsx olarak kaydedin.',
  'xml-spreadsheet': 'Bu, XML biçiminde bir tablo. Lütfen Excel’de .xlsx olarak kaydedin.',
  zip: `Bu arşivde tablo yok. ${UPLOAD}`,
  'zip-of-several': 'Arşivde birden çok tablo var. Lütfen her birini ayrı ayrı yükleyin.',
}

/** What can be done where the directory may be wrong. */
const MAP_BY_HAND = 'Yine de işletmelerse sütunları elle eşleştirin.'

const NOT_BUSINESSES: Record<string, string> = {
  zillow: 'Bu dosya emlak ilanlarının (Zillow) dışa aktarımı; işletme listesi değil.',
  reviews:
    'Bu dosya değerlendirmelerin dışa aktarımı; işletme listesi değil. Lütfen yerlerin dışa aktarımını yükleyin.',
  people: `Bu bir kişi listesi, işletme listesi değil. ${MAP_BY_HAND}`,
  empty: 'Tablonun ilk satırı boş. Lütfen başlık satırı olan bir dosya yükleyin.',
  photos:
    'Bu dosya fotoğrafların dışa aktarımı; işletme listesi değil. Lütfen yerlerin dışa aktarımını yükleyin.',
  orders: `Bu dosya siparişlerin veya faturaların dışa aktarımı; işletme listesi değil. ${MAP_BY_HAND}`,
  products: `Bu bir ürün listesi, işletme listesi değil. ${MAP_BY_HAND}`,
  'search-results': `Bu dosya web araması sonuçlarının dışa aktarımı; işletme listesi değil. Lütfen yerlerin dışa aktarımını yükleyin. ${MAP_BY_HAND}`,
  contacts: `Bu dosya e-posta adreslerinin ve profillerin dışa aktarımı; işletme listesi değil. Lütfen yerlerin dışa aktarımını yükleyin. ${MAP_BY_HAND}`,
  'name missing': 'Başlık satırında işletme adının sütunu eksik, örneğin “Name” veya “Firma”.',
  'place missing':
    'Başlık satırında adres, şehir, telefon veya Google kimliği sütunu eksik, örneğin “PLZ” veya “Telefon”.',
  'name place missing':
    'Başlık satırında işletme adının sütunu ve adres, şehir, telefon veya Google kimliği sütunu eksik, örneğin “Name” ve “PLZ”.',
}

function notBusinesses({ reason, found, missing }: Details): string {
  const sentence =
    NOT_BUSINESSES[missing === undefined ? String(reason) : `${missing} missing`] ??
    'Bu bir işletme listesi değil.'
  return found === undefined ? sentence : `${sentence} Bulunan sütunlar: ${found}.`
}

function tooLarge({ reason, limitMegabytes, limitRows, limitColumns, limitEntries }: Details): string {
  if (reason === 'picture') return `Resim ${limitMegabytes} MB sınırını aşıyor. Lütfen daha küçük kaydedin.`
  if (limitMegabytes !== undefined)
    return `Dosyanın boyutu ${limitMegabytes} MB sınırını aşıyor. Lütfen bölün.`
  if (limitRows !== undefined) return `Dosyanın satır sayısı ${limitRows} sınırını aşıyor. Lütfen bölün.`
  if (limitColumns !== undefined) return `Dosyanın sütun sayısı ${limitColumns} sınırını aşıyor.`
  if (limitEntries !== undefined) return `Dosyanın parça sayısı ${limitEntries} sınırını aşıyor.`
  return 'Dosya çok büyük.'
}
