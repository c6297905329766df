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
  statuses: {
    operational: 'open for business',
    'closed-temporarily': 'temporarily closed',
    'closed-permanently': 'permanently closed',
  },
  value: (value, count) => `${value} (${count})`,
  change: (from, to) => `${from} → ${to}`,
  businesses: count => count.plural({ one: '1 business', other: `${count} businesses` }),
  startedBy: (account, moment) => `by ${account} on ${moment}`,
  result: (changed, skipped, failed) =>
    `${changed} changed, ${skipped} already like that, ${failed} not possible`,
  filter: {
    chosen: 'selected one by one',
    everything: 'all businesses',
    search: text => `search “${text}”`,
    category: name => `category ${name}`,
    city: name => `city ${name}`,
    type: name => `type ${name}`,
    country: code => `country ${code}`,
    date: day => `new or changed on ${day}`,
    import: number => `from import ${number}`,
    importChange: {
      new: number => `new in import ${number}`,
      changed: number => `changed by import ${number}`,
    },
    stale: number => `no longer found by search ${number}`,
  },
  preview: {
    show: 'Preview',
    loading: 'Working out the preview…',
    only: {
      changing: 'The selected business will change.',
      byHand: { category: 'Its category was entered by hand.', visibility: 'It was edited by hand.' },
      locked: { category: 'Its category is locked against imports.', visibility: 'It has locked fields.' },
    },
    changing: (changing, count) =>
      changing.plural({
        one: `One of ${count} selected businesses will change.`,
        other: `${changing} of ${count} selected businesses will change.`,
      }),
    same: count => count.plural({ one: 'One stays as it is.', other: `${count} stay as they are.` }),
    none: 'None of the selected businesses would change.',
    impossible: count =>
      count.plural({
        one: 'One cannot be changed: its Google ID now belongs to another business.',
        other: `${count} cannot be changed: their Google IDs now belong to other businesses.`,
      }),
    byHand: {
      category: count =>
        count.plural({
          one: 'The category of one of them was entered by hand.',
          other: `The category of ${count} of them was entered by hand.`,
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
          one: 'The category of one of them is locked against imports.',
          other: `The category of ${count} of them is locked against imports.`,
        }),
      visibility: count =>
        count.plural({
          one: 'One of them has locked fields.',
          other: `${count} of them have locked fields.`,
        }),
    },
    former: values => `Before: ${values}.`,
    undoable: 'You can undo the whole change later.',
    examples: 'Examples',
    unknown: name => `“${name}” is not a known category.`,
    used: (name, count) =>
      count.plural({
        one: `“${name}” is not a known category; only one business has it so far.`,
        other: `“${name}” is not a known category; ${count} businesses have it so far.`,
      }),
    meant: 'Did you mean:',
  },
  undo: {
    title: 'Undo bulk change',
    confirm: 'Undo this bulk change?',
    removable: count =>
      count.plural({
        one: 'One business that was restored will be removed again.',
        other: `${count} businesses that were restored will be removed again.`,
      }),
    restorable: count =>
      count.plural({
        one: 'One business will be as it was before, including its locks.',
        other: `${count} businesses will be as they were before, including their locks.`,
      }),
  },
  open: 'View and undo',
}
