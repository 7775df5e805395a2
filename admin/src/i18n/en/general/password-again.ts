import type { passwordAgainHr } from '../../hr/general/password-again';

export const passwordAgainEn: typeof passwordAgainHr = {
  title: 'Enter your password',
  reason:
    'This concerns user accounts, the association’s bank account or personal data, and you signed in more than ten minutes ago. Confirm with your password that it is you.',
  confirm: 'Confirm',
  passkey: {
    button: 'Use a passkey',
    none: 'Confirming with a passkey was not completed. Try again, or enter your password.',
  },
  cancelled: 'The password was not entered, so this was not done. Nothing has changed.',
  failed: 'The password could not be checked. Please try again.',
};
