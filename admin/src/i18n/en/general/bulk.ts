import type { bulkHr } from '../../hr/general/bulk';

export const bulkEn: typeof bulkHr = {
  select: 'Select: %{name}',
  page: 'Select all on this page',
  count: '%{smart_count} row is selected |||| %{smart_count} rows are selected',
  all: 'Select all that match (%{total})',
  bar: 'Actions on selected rows',
  actions: 'Actions',
  export: 'Export selected',
  clear: 'Clear selection',
  progress: 'Done: %{done} of %{total}',
  action: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    trash: 'Move to the bin',
    erase: 'Delete for good',
    read: 'Mark as read',
    unread: 'Mark as unread',
    unsubscribe: 'Unsubscribe',
    complete: 'Mark as received',
    cancel: 'Mark as not paid',
    sendAgain: 'Send again',
    setAside: 'Set aside',
    bringBack: 'Return to the waiting payments',
    restore: 'Restore',
    activate: 'Activate',
    deactivate: 'Deactivate',
  },
  question: {
    publish: 'Publish %{smart_count} selected row? |||| Publish %{smart_count} selected rows?',
    unpublish:
      'Unpublish %{smart_count} selected row? |||| Unpublish %{smart_count} selected rows?',
    trash:
      'Move %{smart_count} selected row to the bin? |||| Move %{smart_count} selected rows to the bin?',
    erase:
      'Delete %{smart_count} selected row for good? |||| Delete %{smart_count} selected rows for good?',
    unsubscribe:
      'Unsubscribe %{smart_count} selected subscriber? |||| Unsubscribe %{smart_count} selected subscribers?',
    complete:
      'Mark %{smart_count} selected donation as received? |||| Mark %{smart_count} selected donations as received?',
    cancel:
      'Mark %{smart_count} selected donation as not paid? |||| Mark %{smart_count} selected donations as not paid?',
    sendAgain:
      'Send %{smart_count} selected mail again? |||| Send %{smart_count} selected mails again?',
    activate: 'Activate %{smart_count} selected user? |||| Activate %{smart_count} selected users?',
    deactivate:
      'Deactivate %{smart_count} selected user? |||| Deactivate %{smart_count} selected users?',
  },
  meaning: {
    publish: 'All visitors see it at once. What is published already stays published.',
    unpublish: 'Visitors no longer see it; it stays in the panel as a draft.',
    trash:
      'It stays in the bin for 30 days and can be restored until then. What is published disappears from the site at once.',
    erase: 'What is deleted cannot be restored.',
    unsubscribe: 'They no longer receive the newsletter.',
    complete: 'Donors who left an email address are thanked within a minute.',
    cancel: 'Donations that no longer wait for a payment stay as they are.',
    sendAgain: 'Only mails that were not delivered are sent.',
    activate: 'They can sign in to the panel.',
    deactivate:
      'They can no longer sign in to the panel; those who are signed in are signed out at once.',
  },
  done: {
    publish: 'Published: %{number}',
    unpublish: 'Unpublished: %{number}',
    trash: 'Moved to the bin: %{number}',
    erase: 'Deleted: %{number}',
    read: 'Marked as read: %{number}',
    unread: 'Marked as unread: %{number}',
    unsubscribe: 'Unsubscribed: %{number}',
    complete: 'Marked as received: %{number}',
    cancel: 'Marked as not paid: %{number}',
    sendAgain: 'Waiting to be sent again: %{number}',
    setAside: 'Set aside: %{number}',
    bringBack: 'Returned to the waiting payments: %{number}',
    restore: 'Restored: %{number}',
    activate: 'Activated: %{number}',
    deactivate: 'Deactivated: %{number}',
  },
  notRestored: '%{number} of %{total} were restored. %{reason}',
  failed: '%{smart_count} row was not changed |||| %{smart_count} rows were not changed',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
};
