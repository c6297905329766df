import type { AdminImportOptionsMessages } from '#messages/de/admin/import-options.ts'

/** The options of an import, in English. */
export const messages: AdminImportOptionsMessages = {
  title: 'Options',
  usual: 'everything as usual',
  rows: {
    label: 'Which rows',
    choices: {
      all: 'All',
      new: 'Only new businesses',
      known: 'Only update known businesses',
    },
  },
  fields: {
    label: 'Which fields',
    all: 'All',
    some: 'Some of them',
    hint: 'Of known businesses only the chosen fields change. New businesses get all of them. A business is always recognised by its ids, name and address.',
    none: 'Please choose at least one field.',
    whole: group => `${group}: all`,
    chosen: names => `Only: ${names}`,
  },
  emptyCells: {
    label: 'Empty cells',
    choices: {
      keep: 'Keep what is there',
      clear: 'Empty the field of known businesses',
    },
    hint: 'Only fields with a column of their own are emptied. Name, category, address, ids and locked fields stay.',
    clears: 'Empty cells empty the field',
  },
  date: {
    label: 'Date of the data',
    hint: 'The day from which the data are. It is shown beside the facts later.',
    hintForSeveral: 'Empty: for each file the day on which it was last modified.',
    proposed: 'Proposed is the day on which the file was last modified.',
    future: 'The data cannot be from a day in the future.',
    asOf: day => `Data of ${day}`,
    older: (day, newest) =>
      `These data are of ${day}. Data of ${newest} were imported already: older facts could replace newer ones.`,
  },
  olderData: {
    label: 'Where newer data are stored already',
    choices: {
      import: 'Import anyway, with a note',
      keep: 'Leave these businesses unchanged',
    },
    keeps: 'Businesses with newer data stay unchanged',
  },
}
