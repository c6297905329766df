import type { AdminUndoMessages } from '#messages/de/admin/imports/undo.ts'

/** What undoing a run says, in English. */
export const messages: AdminUndoMessages = {
  keeps: count =>
    count.plural({
      one: 'One business stays as it is, because it has been changed again since.',
      other: `${count} businesses stay as they are, because they have been changed again since.`,
    }),
  partly: count =>
    count.plural({
      one: 'In one of them, only the details that nobody has changed since go back to what they were.',
      other: `In ${count} of them, only the details that nobody has changed since go back to what they were.`,
    }),
  later: 'First undo the newer change, for example a later import; then you can undo the rest here too.',
  undone: moment => `Undone on ${moment}`,
  partlyUndone: (undone, kept) => `Partly undone: ${undone} as before, ${kept} kept`,
  undo: 'Undo',
  kept: {
    wouldStay: 'What would stay',
    stayed: 'What stayed',
    business: 'Business',
    reason: 'Reason',
    at: 'On',
    facts: 'Stays',
    free: 'Goes back',
    isNew: 'added by it',
    whole: 'the whole business',
    nothing: 'nothing',
    reasons: {
      edited: 'edited',
      imported: 'changed by a later import',
      'bulk-edited': 'changed by a later bulk change',
      owner: 'details from the owner',
      merged: 'merged with another business',
      'merged-away': 'merged into another business',
      locked: 'locked against imports',
      removed: 'removed',
      'place-taken': 'its earlier Google ID now belongs to another business',
      otherwise: 'changed in another way',
    },
    by: name => `by ${name}`,
    run: number => `Import no. ${number}`,
    bulkEdit: number => `Bulk change no. ${number}`,
  },
}
