import type { privacyHr } from '../hr/privacy';

export const privacyEn: typeof privacyHr = {
  admin: {
    lead: 'What is kept about one email address, a copy for its owner, and erasure at the owner’s request.',
    request: {
      title: 'A request from an address’s owner',
      hint: 'Before you hand data over or erase it, make sure that the request comes from the owner of the address: ask them to write from that address.',
      email: 'Email address, name or phone number',
      empty: 'Enter an email address, a name or a phone number',
      search: 'Search',
    },
    people: {
      found: '%{smart_count} person found. |||| %{smart_count} people found.',
      show: 'Show the data',
    },
    found: {
      title: 'Data about %{email}',
      held: 'This is kept:',
      still: 'This is still kept:',
      nothing: 'Nothing is kept about this address.',
      before: 'Data about it was erased before:',
    },
    download: 'Download a copy',
    downloadJson: 'Download for another program (JSON)',
    downloadHint:
      'The copy has everything that is listed here. It opens in a browser and can be printed. Send it to the owner of the address only, and then delete it from your computer.',
    downloaded: 'The copy has been downloaded',
    erase: 'Erase the data',
    dialog: {
      title: 'Erasing the data about %{email}',
      text: 'Messages from the form, the newsletter subscription, emails both sent and waiting, and pledges that were not paid are deleted. Of received donations, the address, the message and the note are deleted; the name, amount, dates and numbers are kept for accounting. This cannot be undone.',
      repeat: 'Enter the address once more to confirm',
      differs: 'This is not the same address. Enter: %{email}',
      confirm: 'Erase for good',
    },
    erased: {
      title: 'The data has been erased',
      nothing: 'There was nothing to erase',
      outside:
        'Delete what has already reached the association’s mailbox in your email program. In backups the data stays until the backups are deleted. If the site is ever restored from one of them, the erasure is repeated by itself.',
    },
    retention: {
      title: 'How long data is kept',
      text: 'Every night, whatever has been kept for long enough is deleted.',
      ran: 'Last time: %{date}.',
      nothing: 'Nothing was due.',
      never: 'The first time is tonight.',
      incomplete: 'Some of the data could not be looked through. It is being tried again.',
      change: 'The periods are in the settings',
    },
    log: {
      title: 'Log of erasures',
      text: 'Who erased at a request, and when. Whose address it was is not recorded: only its fingerprint is kept, for three years.',
      empty: 'Nothing has been erased at a request yet.',
    },
  },
  resource: { name: 'Privacy |||| Privacy' },
};
