import type { AdminBulkEditsMessages } from '#messages/de/admin/bulk-edits.ts'

/** What bulk edits say, in Turkish. */
export const messages: AdminBulkEditsMessages = {
  title: number => `Toplu değişiklik ${number}`,
  failed: 'Toplu değişiklik yüklenemedi',
  summary: 'Neler değiştirildi?',
  facts: {
    what: 'İşlem',
    reason: 'Gerekçe',
    filter: 'Seçim',
    from: 'Önce',
    to: 'Sonra',
    count: 'Sonuç',
    by: 'Başlatan',
  },
  fields: { category: 'Kategori', visibility: 'Görünürlük' },
  visibilities: { public: 'yayında', hidden: 'gizli', removed: 'kaldırılmış' },
  statuses: {
    operational: 'faaliyette',
    'closed-temporarily': 'geçici olarak kapalı',
    'closed-permanently': 'kalıcı olarak kapalı',
  },
  value: (value, count) => `${value} (${count})`,
  change: (from, to) => `${from} → ${to}`,
  businesses: count => `${count} işletme`,
  startedBy: (account, moment) => `${account}, ${moment}`,
  result: (changed, skipped, failed) =>
    `${changed} değişti, ${skipped} zaten öyleydi, ${failed} mümkün değil`,
  undone: moment => `${moment} tarihinde geri alındı.`,
  partlyUndone: (undone, kept) =>
    `Kısmen geri alındı: ${undone} eski hâline döndü, ${kept} olduğu gibi kaldı.`,
  filter: {
    chosen: 'tek tek seçildi',
    everything: 'bütün işletmeler',
    search: text => `“${text}” araması`,
    category: name => `kategori: ${name}`,
    city: name => `şehir: ${name}`,
    type: name => `tür: ${name}`,
    country: code => `ülke: ${code}`,
    date: day => `${day} günü yeni veya değişmiş`,
    import: number => `${number} numaralı içe aktarmadan`,
    importChange: {
      new: number => `${number} numaralı içe aktarmayla gelen`,
      changed: number => `${number} numaralı içe aktarmanın değiştirdiği`,
    },
    stale: number => `${number} numaralı aramada artık bulunmayan`,
  },
  preview: {
    show: 'Önizleme',
    loading: 'Önizleme hesaplanıyor…',
    only: {
      changing: 'Seçilen işletme değişir.',
      byHand: { category: 'Kategorisi elle girildi.', visibility: 'Elle düzenlendi.' },
      locked: { category: 'Kategorisi içe aktarmalara karşı kilitli.', visibility: 'Kilitli alanları var.' },
    },
    changing: (changing, count) => `Seçilen ${count} işletmeden ${changing} tanesi değişir.`,
    same: count => `${count} işletme olduğu gibi kalır.`,
    none: 'Seçilen işletmelerin hiçbiri değişmez.',
    impossible: count => `${count} işletmede mümkün değil: Google kimliği artık başka bir işletmeye ait.`,
    byHand: {
      category: count => `Bunların ${count} tanesinde kategori elle girildi.`,
      visibility: count => `Bunların ${count} tanesi elle düzenlendi.`,
    },
    locked: {
      category: count => `Bunların ${count} tanesinde kategori içe aktarmalara karşı kilitli.`,
      visibility: count => `Bunların ${count} tanesinde kilitli alanlar var.`,
    },
    former: values => `Önce: ${values}.`,
    undoable: 'Değişikliği daha sonra bütün olarak geri alabilirsiniz.',
    examples: 'Örnekler',
    unknown: name => `“${name}” bilinen bir kategori değil.`,
    used: (name, count) => `“${name}” bilinen bir kategori değil; şimdiye kadar ${count} işletmede var.`,
    meant: 'Şunu mu demek istediniz:',
  },
  undo: {
    title: 'Toplu değişikliği geri al',
    confirm: 'Bu toplu değişiklik geri alınsın mı?',
    removable: count => `Geri getirilmiş ${count} işletme yeniden kaldırılır.`,
    restorable: count => `${count} işletme, kilitleriyle birlikte önceki durumuna döner.`,
  },
  open: 'Göster ve geri al',
}
