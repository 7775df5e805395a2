import type { backupsHr } from '../hr/backups';

export const backupsEn: typeof backupsHr = {
  admin: {
    lead: 'Every night, all that the site stores is backed up, and it is checked at once whether the backup can be restored. Backups have personal data: keep a downloaded one in a safe place.',
    states: { verified: 'Verified', damaged: 'Damaged', unknown: 'Not verified' },
    uploadedFile: 'uploaded file',
    encrypted:
      'It is encrypted. To restore it, download it, decrypt it on the computer that has the key, and upload the resulting file.',
    download: 'Download',
    restore: 'Restore',
    none: 'There is no backup yet. The first one is made tonight, or make one now.',
    first: 'There is no backup yet. The first one is being made.',
    make: 'Make a backup now',
    makeHint:
      'Before a larger change, for example. A backup made on request is kept for a week, beside those of every night.',
    making:
      'A backup is being made and verified, which may take some minutes. You can go on working: when it is finished, it is in the list.',
    upload: 'Upload a backup',
    uploadHint:
      'A backup that you downloaded before: a file that ends in .backup. After the upload it is in the list.',
    uploading: 'The file is being uploaded. Do not close this page…',
    uploaded: 'The backup has been uploaded',
    running: 'A backup is being restored',
    last: 'Last restore: %{date}',
    progress: 'Restoring the backup',
    signedOut: 'The restore is finished. All users are signed out: sign in again.',
    signIn: 'Sign in',
    dialog: {
      title: 'Restoring the backup of %{date}',
      replaced:
        'Everything on the site and in the panel becomes as it was then. What was added, changed or received since is gone.',
      saved:
        'Before that, the present state is saved and verified in a backup, which you can restore in the same way.',
      signedOut:
        'All users are signed out. User accounts, passwords, tokens and the change log stay as they are now, and whoever unsubscribed from the newsletter stays unsubscribed.',
      account:
        'The account for donations stays the present one. If the backup has another account, it is entered as a change that waits, like any other. All administrators and the association are notified of the restore.',
      erased: 'Personal data that were erased after that backup are erased again.',
      word: 'RESTORE',
      repeat: 'Enter %{word} to confirm',
      differs: 'Enter the word %{word}',
      confirm: 'Restore this backup',
    },
  },
  resource: { name: 'Backup |||| Backups' },
};
