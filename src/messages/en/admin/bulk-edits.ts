import type { AdminBulkEditsMessages } from '#messages/de/admin/bulk-edits.ts'

/** What bulk edits say, in English. */
export const messages: AdminBulkEditsMessages = {
  title: number => `Bulk change ${number}`,
  failed: 'The bulk change could not be loaded',
  summary: 'What was changed',
  facts: {
    what: 'Action',
    reason: 'Reason',
    filter: 'Selection',
    from: 'Before',
    to: 'After',
    count: 'Result',
    by: 'Started',
  },
  fields: { category: 'Category', visibility: 'Visibility' },
  visibilities: { public: 'public', hidden: 'hidden', removed: 'removed' },
  value: (value, count) => `${value} (${count})`,
  change: (from, to) => `${from} → ${to}`,
  businesses: count => count.plural({ one: '1 business', other: `${count} businesses` }),
  startedBy: (account, moment) => `by ${account} on ${moment}`,
  result: (changed, skipped, failed) => `${changed} changed, ${skipped} skipped, ${failed} not possible`,
  undone: moment => `Undone on ${moment}.`,
  partlyUndone: (undone, kept) => `Undone in part: ${undone} went back, ${kept} stayed.`,
  filter: {
    chosen: 'chosen one by one',
    everything: 'all businesses',
    search: text => `search “${text}”`,
    category: name => `category ${name}`,
    city: name => `city ${name}`,
    type: name => `type ${name}`,
    country: code => `country ${code}`,
    date: day => `new or changed on ${day}`,
    import: number => `of import ${number}`,
    importChange: {
      new: number => `new with import ${number}`,
      changed: number => `changed by import ${number}`,
    },
    stale: number => `no longer found by search ${number}`,
  },
  preview: {
    show: 'Preview',
    loading: 'Working out the preview …',
    changing: (changing, count) =>
      changing.plural({
        one: `One of ${count} chosen businesses changes.`,
        other: `${changing} of ${count} chosen businesses change.`,
      }),
    same: count => count.plural({ one: 'One is so already.', other: `${count} stay as they are.` }),
    none: 'None of the chosen businesses would change.',
    impossible: count =>
      count.plural({
        one: 'One cannot be changed: its Google id belongs to another business now.',
        other: `${count} cannot be changed: their Google ids belong to other businesses now.`,
      }),
    byHand: {
      category: count =>
        count.plural({
          one: 'In one of them the category was entered by hand.',
          other: `In ${count} of them the category was entered by hand.`,
        }),
      visibility: count =>
        count.plural({
          one: 'One of them was edited by hand.',
          other: `${count} of them were edited by hand.`,
        }),
    },
    locked: {
      category: count =>
        count.plural({
          one: 'In one of them the category is locked against imports.',
          other: `In ${count} of them the category is locked against imports.`,
        }),
      visibility: count =>
        count.plural({
          one: 'One of them has locked fields.',
          other: `${count} of them have locked fields.`,
        }),
    },
    former: values => `Before: ${values}.`,
    undoable: 'You can undo the change as a whole later.',
    examples: 'Examples',
    unknown: name => `“${name}” is no known category.`,
    used: (name, count) =>
      count.plural({
        one: `“${name}” is no known category; only one business has it so far.`,
        other: `“${name}” is no known category; ${count} businesses have it so far.`,
      }),
    meant: 'Did you mean:',
  },
  undo: {
    title: 'Undo the bulk change',
    confirm: 'Undo this bulk change?',
    removable: count =>
      count.plural({
        one: 'One business that was restored is removed again.',
        other: `${count} businesses that were restored are removed again.`,
      }),
    restorable: count =>
      count.plural({
        one: 'One business is as it was before, with its locks.',
        other: `${count} businesses are as they were before, with their locks.`,
      }),
  },
  open: 'See and undo',
}
