import type { FileNotesMessages } from '#messages/de/admin/imports/file-notes.ts'

export const messages: FileNotesMessages = {
  title: 'Dosyada başka neler var',
  sheets: {
    read: (name, secondRow) =>
      `“${name}” sayfasının sütunları aynı olduğu için o da okundu; onun 2. satırı burada ${secondRow}. satırdır.`,
    hidden: name =>
      `Gizli “${name}” sayfası okunmadı. Rehberde yer alacaksa görünür yapıp dosyayı yeniden yükleyin.`,
    'other-columns': name =>
      `“${name}” sayfasının sütunları farklı olduğu için okunmadı. İçinde işletme varsa ayrı bir dosya olarak yükleyin.`,
  },
  hiddenRows: (count, rows) =>
    `${count} gizli satır da diğerleri gibi okundu: satır ${rows}. Rehberde yer almayacak olanları tablodan silip dosyayı yeniden okutun; tamamlanmış bir içe aktarmayı önce geri alın.`,
  unnamedColumn: (column, cells, row) =>
    `${column} sütununun başlığı olmadığı için okunmadı (${cells} hücre, ilki ${row}. satırda). Rehberde yer alacaksa ona bir başlık verin.`,
}
