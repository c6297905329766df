import type { FileNotesMessages } from '#messages/de/admin/imports/file-notes.ts'

export const messages: FileNotesMessages = {
  title: 'What else the file has',
  sheets: {
    read: (name, secondRow) =>
      `The sheet “${name}” has the same columns and was read too; its row 2 is row ${secondRow} here.`,
    hidden: name =>
      `The hidden sheet “${name}” was not read. If you want it listed, unhide it and upload the file again.`,
    'other-columns': name =>
      `The sheet “${name}” has other columns and was not read. If there are businesses in it, upload it as a file of its own.`,
  },
  hiddenRows: (count, rows) =>
    `${count.plural({
      one: `One hidden row was read like the others: row ${rows}.`,
      other: `${count} hidden rows were read like the others: row ${rows}.`,
    })} If any of it should not be listed, delete it from the table and import the file again; undo a finished import first.`,
  unnamedColumn: (column, cells, row) =>
    `Column ${column} has no heading and was not read (${cells.plural({
      one: `one cell in row ${row}`,
      other: `${cells} cells, the first in row ${row}`,
    })}). If you want it listed, give it one.`,
}
