import type { AdminUndoMessages } from '#messages/de/admin/undo.ts'

/** What undoing a run says, in English. */
export const messages: AdminUndoMessages = {
  keeps: count =>
    count.plural({
      one: 'One business stays, because something newer has changed it since.',
      other: `${count} businesses stay, because something newer has changed them since.`,
    }),
  partly: count =>
    count.plural({
      one: 'In one of them, the facts go back that nobody has changed since.',
      other: `In ${count} of them, the facts go back that nobody has changed since.`,
    }),
  later: 'Once the newer change is undone, a later import for example, the rest can be undone here, too.',
  undo: 'Undo',
  kept: {
    wouldStay: 'What would stay',
    stayed: 'What stayed',
    business: 'Business',
    reason: 'Reason',
    at: 'On',
    facts: 'Stays',
    free: 'Goes back',
    isNew: 'new with it',
    whole: 'the whole entry',
    nothing: 'nothing',
    reasons: {
      edited: 'edited',
      imported: 'changed by a later import',
      'bulk-edited': 'changed by a later bulk change',
      owner: 'facts from the owner',
      merged: 'merged with another business',
      'merged-away': 'merged into another business',
      locked: 'locked against imports',
      removed: 'removed',
      'place-taken': 'its former Google id belongs to another business now',
      otherwise: 'changed in another way',
    },
    by: name => `by ${name}`,
    run: number => `Import no. ${number}`,
    bulkEdit: number => `Bulk change no. ${number}`,
  },
}
