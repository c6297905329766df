import type { AdminColumnMappingMessages } from '#messages/de/admin/imports/column-mapping.ts'

/** Saying what the columns of a file have, in Turkish. */
export const messages: AdminColumnMappingMessages = {
  title: 'Sütunları eşleştir',
  unknown:
    'Rehber bu dosyanın başlıklarını tanımıyor. Lütfen her sütunda ne olduğunu seçin. Ardından bir deneme başlar.',
  correct:
    'Bir sütun yanlış mı? Başka bir bilgiyle eşleştirin. Ardından yeni bir deneme başlar; bu deneme listede kalır.',
  open: 'Eşleştirmeyi göster ve değiştir',
  none: 'dışarıda bırak',
  unnamed: number => `Adsız ${number}. sütun`,
  fieldOf: column => `“${column}” sütununun anlamı`,
  emptyCell: 'boş',
  fixed: count =>
    `${count} sütun daha eşleştirilemez: Listeler kendiliğinden okunur, kişilerle ilgili bilgiler hiç okunmaz.`,
  noColumns: 'Bu dosyada eşleştirilebilecek sütun yok.',
  others: {
    address: 'Tek hücrede adres',
    houseNumber: 'Kapı numarası',
    postalCodeAndCity: 'Posta kodu ve şehir',
    country: 'Ülke',
    coordinates: 'Tek hücrede enlem ve boylam',
  },
  faults: {
    name_missing: 'Lütfen işletme adının bulunduğu sütunu seçin.',
    place_missing: 'Lütfen adres, şehir, telefon, konum veya Google kimliği içeren bir sütun da seçin.',
    column_twice: field => `“${field}” iki sütun için seçilmiş. Lütfen birini seçin.`,
  },
  remembered: 'Eşleştirme, aynı başlıklara sahip tüm dosyalar için hatırlanır.',
  submit: 'Bu eşleştirmeyle deneme başlat',
  submitting: 'Başlatılıyor…',
  applied: columns => `Hatırlanan bir eşleştirmeyle okundu: ${columns} sütun.`,
  appliedOnce: 'Sonradan unutulan veya değiştirilen bir eşleştirmeyle okundu.',
  forget: 'Eşleştirmeyi unut',
  forgotten: 'Eşleştirme unutuldu. Sonraki dosya yine başlıklarına göre okunur.',
}
