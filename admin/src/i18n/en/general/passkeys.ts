import type { passkeysHr } from '../../hr/general/passkeys';

export const passkeysEn: typeof passkeysHr = {
  title: 'Passkeys',
  text: 'With a passkey you sign in by fingerprint, face or the PIN of your device, without a username and a password. The password still works.',
  none: 'You have no passkeys yet.',
  created: 'Added %{date}',
  used: 'Last sign-in %{date}',
  unused: 'You have not signed in with it yet',
  name: 'Name of the new passkey',
  nameHelp: 'You will recognise it by this, for example “Phone” or “Office computer”.',
  newName: 'New name',
  required: 'Name is required',
  add: 'Add a passkey',
  added: 'Passkey added',
  rename: 'Rename',
  save: 'Save the name',
  renamed: 'Passkey renamed',
  remove: 'Remove',
  removed: 'Passkey removed',
  question: {
    title: 'Remove “%{name}”?',
    text: 'You will no longer be able to sign in with it. It stays stored on the device or in the password manager until you delete it there, too.',
  },
  unavailable:
    'Passkeys cannot be added here: they need a browser that supports them, and an https:// address with a domain name.',
  failed: {
    stopped: 'No passkey was added: it was cancelled, or the time ran out.',
    known: 'The passkey of this device was added already.',
    address: 'A passkey can be added only at the main address of the site. Open the panel there.',
    other: 'No passkey was added. Try again, or on another device.',
  },
};
