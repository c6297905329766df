import type { AdminUndoMessages } from '#messages/de/admin/imports/undo.ts'

/** What undoing a run says, in Turkish. */
export const messages: AdminUndoMessages = {
  keeps: count => `${count} işletme olduğu gibi kalır, çünkü o zamandan beri yeniden değiştirildi.`,
  partly: count =>
    `Bunların ${count} tanesinde yalnızca o zamandan beri kimsenin değiştirmediği bilgiler eski hâline döner.`,
  later:
    'Önce daha yeni değişikliği, örneğin sonraki bir içe aktarmayı geri alın; ardından kalanını da burada geri alabilirsiniz.',
  undone: moment => `${moment} tarihinde geri alındı`,
  partlyUndone: (undone, kept) =>
    `Kısmen geri alındı: ${undone} eski hâline döndü, ${kept} olduğu gibi kaldı`,
  undo: 'Geri al',
  kept: {
    wouldStay: 'Kalacak olanlar',
    stayed: 'Kalanlar',
    business: 'İşletme',
    reason: 'Neden',
    at: 'Tarih',
    facts: 'Kalır',
    free: 'Geri döner',
    isNew: 'bununla eklendi',
    whole: 'kaydın tamamı',
    nothing: 'hiçbir şey',
    reasons: {
      edited: 'düzenlendi',
      imported: 'sonraki bir içe aktarma değiştirdi',
      'bulk-edited': 'sonraki bir toplu değişiklik değiştirdi',
      owner: 'işletme sahibinin bilgileri',
      merged: 'başka bir işletmeyle birleştirildi',
      'merged-away': 'başka bir işletmeye katıldı',
      locked: 'içe aktarmalara karşı kilitli',
      removed: 'kaldırıldı',
      'place-taken': 'önceki Google kimliği artık başka bir işletmeye ait',
      otherwise: 'başka bir yolla değişti',
    },
    by: name => `yapan: ${name}`,
    run: number => `İçe aktarma ${number}`,
    bulkEdit: number => `Toplu değişiklik ${number}`,
  },
}
