import type { AdminImportOptionsMessages } from '#messages/de/admin/import-options.ts'

/** The options of an import, in Turkish. */
export const messages: AdminImportOptionsMessages = {
  title: 'Seçenekler',
  usual: 'her şey her zamanki gibi',
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
    some: 'Bir seçim',
    hint: 'Bilinen işletmelerde yalnızca seçilen bilgiler değişir. Yeni işletmeler tümünü alır. Bir işletme her zaman kimliği, adı ve adresiyle tanınır.',
    none: 'Lütfen en az bir bilgi seçin.',
    whole: group => `${group}: tümü`,
    chosen: names => `Yalnızca: ${names}`,
  },
  emptyCells: {
    label: 'Boş hücreler',
    choices: {
      keep: 'Var olanı koru',
      clear: 'Bilinen işletmelerde bilgiyi boşalt',
    },
    hint: 'Yalnızca kendi sütunu olan bilgiler boşaltılır. Ad, kategori, adres, kimlikler ve kilitli bilgiler kalır.',
    clears: 'Boş hücreler bilgiyi boşaltır',
  },
  date: {
    label: 'Verilerin tarihi',
    hint: 'Verilerin hangi günden olduğu. Daha sonra bilgilerin yanında gösterilir.',
    hintForSeveral: 'Boş: her dosya için son değiştirildiği gün.',
    proposed: 'Dosyanın son değiştirildiği gün önerildi.',
    future: 'Verilerin tarihi gelecekte olamaz.',
    asOf: day => `Tarih ${day}`,
    older: (day, newest) =>
      `Bu veriler ${day} tarihli. ${newest} tarihli veriler zaten alındı: yeni bilgilerin yerine eskileri geçebilir.`,
  },
  olderData: {
    label: 'Daha yeni veriler zaten kayıtlıysa',
    choices: {
      import: 'Yine de al, notla',
      keep: 'Bu işletmeleri olduğu gibi bırak',
    },
    keeps: 'Daha yeni verileri olan işletmeler değişmez',
  },
}
