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
    publish: '%{smart_count} item was published. |||| %{smart_count} items were published.',
    unpublish: '%{smart_count} item was unpublished. |||| %{smart_count} items were unpublished.',
    trash:
      '%{smart_count} item was moved to the bin. |||| %{smart_count} items were moved to the bin.',
    erase: '%{smart_count} item was deleted. |||| %{smart_count} items were deleted.',
    read: '%{smart_count} message was marked as read. |||| %{smart_count} messages were marked as read.',
    unread:
      '%{smart_count} message was marked as unread. |||| %{smart_count} messages were marked as unread.',
    unsubscribe:
      '%{smart_count} subscriber was unsubscribed. |||| %{smart_count} subscribers were unsubscribed.',
    complete:
      '%{smart_count} donation was marked as received. |||| %{smart_count} donations were marked as received.',
    cancel:
      '%{smart_count} donation was marked as not paid. |||| %{smart_count} donations were marked as not paid.',
    sendAgain:
      '%{smart_count} mail is waiting to be sent again. |||| %{smart_count} mails are waiting to be sent again.',
    setAside: '%{smart_count} payment was set aside. |||| %{smart_count} payments were set aside.',
    bringBack:
      '%{smart_count} payment was returned to those that wait. |||| %{smart_count} payments were returned to those that wait.',
    restore: '%{smart_count} item was restored. |||| %{smart_count} items were restored.',
    activate: '%{smart_count} user was activated. |||| %{smart_count} users were activated.',
    deactivate: '%{smart_count} user was deactivated. |||| %{smart_count} users were deactivated.',
  },
  notRestored: '%{number} of %{total} were restored. %{reason}',
  failed: '%{smart_count} row was not changed |||| %{smart_count} rows were not changed',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
};
