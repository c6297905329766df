import type { AdminImportOptionsMessages } from '#messages/de/admin/imports/import-options.ts'

/** The options of an import, in Turkish. */
export const messages: AdminImportOptionsMessages = {
  title: 'Seçenekler',
  usual: 'değişiklik yok',
  rows: {
    label: 'Hangi satırlar',
    choices: {
      all: 'Tümü',
      new: 'Yalnızca yeni işletmeler',
      known: 'Yalnızca bilinen işletmeleri güncelle',
    },
  },
  fields: {
    label: 'Hangi bilgiler',
    all: 'Tümü',
    some: 'Yalnızca seçilenler',
    hint: 'Bilinen işletmelerde yalnızca seçilen bilgiler değişir. Yeni işletmeler tümünü alır. Bir işletme her zaman kimliği, adı ve adresiyle tanınır.',
    none: 'Lütfen en az bir bilgi seçin.',
    whole: group => `${group}: tümü`,
    chosen: names => `Yalnızca: ${names}`,
  },
  emptyCells: {
    label: 'Boş hücreler',
    choices: {
      keep: 'Var olanı koru',
      clear: 'Bilinen işletmelerde bilgiyi sil',
    },
    hint: 'Yalnızca dosyada kendi sütunu olan bilgiler silinir. Ad, kategori, adres, kimlikler ve kilitli bilgiler kalır.',
    clears: 'Boş hücreler bilgiyi siler',
  },
  date: {
    label: 'Verilerin tarihi',
    hint: 'Verilerin hangi güne ait olduğu. Ziyaretçiler bunu bilgilerin yanında görür.',
    hintForSeveral: 'Boş bırakırsanız her dosya için son değiştirildiği gün geçerlidir.',
    proposed: 'Dosyanın son değiştirildiği gün öneriliyor.',
    future: 'Verilerin tarihi gelecekte olamaz.',
    asOf: day => `${day} tarihli veriler`,
    older: (day, newest) =>
      `Bu veriler ${day} tarihli. ${newest} tarihli veriler zaten içe aktarıldı: Yeni bilgilerin yerine eskileri geçebilir.`,
  },
  olderData: {
    label: 'Daha yeni veriler zaten kayıtlıysa',
    choices: {
      import: 'Yine de içe aktar ve not düş',
      keep: 'Bu işletmeleri olduğu gibi bırak',
    },
    keeps: 'Daha yeni verileri olan işletmeler değişmez',
  },
}
