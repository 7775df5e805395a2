import type { Text } from '../i18n/language.js';
import { ForbiddenError } from './domain-errors.js';

/** The type of the problem, by which clients know that they should ask for the password. */
export const RECENT_SIGN_IN_REQUIRED = 'urn:problem-type:recent-sign-in-required';

export const RECENT_SIGN_IN_TITLE: Text = {
  hr: 'Potrebno je ponovno upisati lozinku',
  en: 'Password required again',
};

/** The user has to enter the password again before this. */
export class RecentSignInRequiredError extends ForbiddenError {
  override readonly kind = { type: RECENT_SIGN_IN_REQUIRED, title: RECENT_SIGN_IN_TITLE };

  constructor() {
    super({
      hr: 'Od vaše posljednje prijave prošlo je više od deset minuta. Ponovno upišite lozinku pa pokušajte još jednom.',
      en: 'You signed in more than ten minutes ago. Enter your password again, then try once more.',
    });
  }
}
