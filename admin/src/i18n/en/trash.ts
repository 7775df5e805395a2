import type { trashHr } from '../hr/trash';

export const trashEn: typeof trashHr = {
  admin: {
    search: 'Search titles',
    empty: 'The bin is empty.',
    noResults: 'Nothing in the bin matches the selection.',
    explanation:
      'What was deleted is kept here for 30 days, with its files and earlier versions, and is then deleted for good.',
    kind: 'Kind',
    deleted: 'Deleted %{date} (%{name})',
    keptUntil: 'Kept until %{day}',
    restore: 'Restore',
    remove: 'Delete for good',
    removal: {
      title: 'Delete “%{name}” for good?',
      text: 'It cannot be restored after that.',
    },
    emptying: {
      do: 'Empty the bin',
      title: 'Empty the bin?',
      text: 'Everything in the bin is deleted for good, also what the chosen filters hide. It cannot be restored after that.',
    },
    toast: {
      trashed: 'Moved to the bin: “%{name}”.',
      restored: 'Restored from the bin: “%{name}”.',
      deleted: 'It was deleted for good.',
      emptied: 'The bin is empty.',
    },
  },
  resource: {
    name: 'Item in the bin |||| Items in the bin',
    fields: {
      id: 'Number',
      title: 'Title',
      titleEn: 'English title',
      resource: 'Kind',
      deletedAt: 'Time of deletion',
      deletedBy: 'Name of who deleted it',
    },
  },
};
