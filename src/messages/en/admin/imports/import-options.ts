import type { AdminImportOptionsMessages } from '#messages/de/admin/imports/import-options.ts'

/** The options of an import, in English. */
export const messages: AdminImportOptionsMessages = {
  title: 'Options',
  usual: 'nothing changed',
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
    some: 'A selection',
    hint: 'For known businesses, only the selected fields change. New businesses get all of them. A business is always recognised by its IDs, name and address.',
    none: 'Please choose at least one field.',
    whole: group => `${group}: all`,
    chosen: names => `Only: ${names}`,
  },
  emptyCells: {
    label: 'Empty cells',
    choices: {
      keep: 'Keep what is there',
      clear: 'Clear the field of known businesses',
    },
    hint: 'Only fields that have a column of their own in the file are cleared. Name, category, address, IDs and locked fields stay.',
    clears: 'Empty cells clear the field',
  },
  date: {
    label: 'Date of the data',
    hint: 'The day the data is from. Visitors see it beside the details.',
    hintForSeveral: 'If you leave this empty, each file counts as being from the day it was last modified.',
    proposed: 'We suggest the day the file was last modified.',
    future: 'The date of the data cannot be in the future.',
    asOf: day => `Data as of ${day}`,
    older: (day, newest) =>
      `This data is from ${day}. Data from ${newest} has already been imported: older details could replace newer ones.`,
  },
  olderData: {
    label: 'If newer data is already stored',
    choices: {
      import: 'Import anyway, with a note',
      keep: 'Leave these businesses unchanged',
    },
    keeps: 'Businesses with newer data stay unchanged',
  },
}
