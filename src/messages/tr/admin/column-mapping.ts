import type { AdminColumnMappingMessages } from '#messages/de/admin/column-mapping.ts'

/** Saying what the columns of a file have, in Turkish. */
export const messages: AdminColumnMappingMessages = {
  title: 'Sütunları eşle',
  unknown:
    'Bu dosyanın başlık satırı bilinmiyor. Her sütunda ne olduğunu belirtin. Ardından bir deneme başlar.',
  correct:
    'Bir sütun yanlış mı? Ona başka bir anlam verin. Ardından yeni bir deneme başlar; bu deneme listede kalır.',
  open: 'Eşlemeyi göster ve değiştir',
  none: 'alma',
  unnamed: number => `Adsız ${number}. sütun`,
  fieldOf: column => `“${column}” sütununun anlamı`,
  emptyCell: 'boş',
  fixed: count => `${count} sütun daha kendiliğinden okunur ya da hiç okunmaz: listeler ve kişisel bilgiler.`,
  noColumns: 'Bu dosyada eşlenebilecek sütun yok.',
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
  remembered: 'Eşleme, bu başlığa sahip tüm dosyalar için hatırlanır.',
  submit: 'Bu eşlemeyle deneme',
  submitting: 'Başlatılıyor…',
  applied: columns => `Hatırlanan bir eşlemeyle okundu: ${columns} sütun.`,
  appliedOnce: 'Sonradan unutulan veya değiştirilen bir eşlemeyle okundu.',
  forget: 'Eşlemeyi unut',
  forgotten: 'Eşleme unutuldu. Sonraki dosya yine başlığına göre okunur.',
}
