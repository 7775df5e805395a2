export const newsletterEn = {
  admin: {
    explanation: 'Here are the people who receive the newsletter or have unsubscribed from it.',
    add: 'New subscriber',
    addFirst: 'Enter the first subscriber',
    edit: 'Edit',
    editTitle: 'Edit subscriber',
    search: 'Search addresses',
    empty: 'Nobody has subscribed to the newsletter yet.',
    noResults: 'No address matches the search.',
    confirmedLabel: 'Confirmation',
    confirmed: 'Confirmed',
    unconfirmed: 'Unconfirmed',
    state: 'State',
    active: 'Active',
    left: 'Unsubscribed',
    delivery: 'Delivery',
    stopped: 'Refused by the server',
    reached: 'Take mail',
    languageLabel: 'Language',
    language: { hr: 'Croatian', en: 'English' },
    badge: {
      confirmed: 'Confirmed',
      unconfirmed: 'Unconfirmed',
      left: 'Unsubscribed',
      stopped: 'Address takes no mail',
    },
    stoppedNote:
      'The mail server has refused this address twice, so nothing is sent to it. You can let it in again on the Email screen.',
    since: 'Subscribed %{day}',
    confirmedOn: 'Confirmed %{day}',
    noConsent: 'No consent',
    imported: 'Imported from a list',
    import: {
      open: 'Import a list',
      title: 'Import subscribers from a list',
      lead: 'Choose a CSV file: one column of addresses, or a column with the heading Email. Nobody gets the newsletter before they confirm: each new address is sent one message that asks. Whoever has unsubscribed, here or according to the file, is not asked again.',
      language: 'Language of the question and the newsletter',
      choose: 'Choose a file',
      chooseOther: 'Choose another file',
      added:
        '%{smart_count} new address will be asked. |||| %{smart_count} new addresses will be asked.',
      minutes:
        'They are sent slowly, so that the server is not overloaded: within about %{smart_count} minute. |||| They are sent slowly, so that the server is not overloaded: within about %{smart_count} minutes.',
      known:
        '%{smart_count} address is on the list already and does not change. |||| %{smart_count} addresses are on the list already and do not change.',
      unsubscribed:
        '%{smart_count} person has unsubscribed and is not asked again. |||| %{smart_count} people have unsubscribed and are not asked again.',
      remembered:
        'Of these, %{smart_count} has unsubscribed according to the file only; the import remembers this. |||| Of these, %{smart_count} have unsubscribed according to the file only; the import remembers this.',
      refused:
        '%{smart_count} address is refused by the mail server. |||| %{smart_count} addresses are refused by the mail server.',
      duplicates:
        '%{smart_count} address is repeated in the file. |||| %{smart_count} addresses are repeated in the file.',
      invalid:
        '%{smart_count} row has no valid address. |||| %{smart_count} rows have no valid address.',
      row: 'Row %{row}:',
      quoted: '“%{text}”:',
      run: 'Import and ask',
      remember: 'Remember who unsubscribed',
      rememberedDone:
        '%{smart_count} person who unsubscribed is remembered. |||| %{smart_count} people who unsubscribed are remembered.',
      done: '%{smart_count} address was imported; its owner is being asked. |||| %{smart_count} addresses were imported; their owners are being asked.',
      toFiles:
        'No mail server is set: the questions are only written to files, and nobody receives them.',
      past: 'Earlier imports',
      pastImport:
        '%{date}, %{name}. New addresses: %{added}, asked: %{asked}, confirmed: %{confirmed}.',
    },
    totals: {
      receiving: 'newsletter recipient |||| newsletter recipients',
      waiting: 'awaiting confirmation',
      left: 'unsubscribed',
      stopped: 'address that takes no mail |||| addresses that take no mail',
    },
    deactivate: 'Unsubscribe',
    activate: 'Bring back',
    erase: 'Erase the data',
    erasing: {
      title: 'Erase the data: %{email}?',
      text: 'The address and the consent are deleted for good and do not go to the bin.',
    },
    help: {
      email: 'The owner of the address must confirm it; until then nothing is sent there.',
      isActive: 'Nothing is sent to those who unsubscribed.',
    },
    toast: {
      created: {
        title: 'Subscriber added',
        description: 'The newsletter is sent once the address is confirmed.',
      },
      updated: { title: 'Subscriber saved', description: 'The changes apply at once.' },
      deleted: 'The subscriber’s data has been erased.',
      deactivated: 'Subscriber unsubscribed',
      activated: 'Subscriber is back on the list',
      error: {
        title: 'The subscriber was not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Subscriber |||| Subscribers',
    fields: {
      id: 'Number',
      email: 'Email',
      language: 'Language',
      subscribedAt: 'Subscribed',
      confirmedAt: 'Confirmed',
      isActive: 'Active',
    },
  },
};
