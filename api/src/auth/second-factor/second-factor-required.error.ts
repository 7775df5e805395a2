import type { Text } from '../../i18n/language.js';
import { UnauthenticatedError } from '../../problems/domain-errors.js';

/** The type of the problem, by which clients know that they should ask for a code. */
export const SECOND_FACTOR_REQUIRED = 'urn:problem-type:second-factor-required';

const MISSING: Text = {
  hr: 'Upišite kod iz aplikacije ili jedan od kodova za oporavak.',
  en: 'Enter the code from your app or one of your recovery codes.',
};
export const WRONG_CODE: Text = {
  hr: 'Kod nije ispravan ili je već iskorišten.',
  en: 'The code is wrong or was used already.',
};

/** The password is right, and the code of the second factor is missing or wrong. */
export class SecondFactorRequiredError extends UnauthenticatedError {
  override readonly kind = {
    type: SECOND_FACTOR_REQUIRED,
    title: { hr: 'Potreban je kod', en: 'Code required' },
  };

  constructor(reason: 'missing' | 'wrong') {
    super(reason === 'missing' ? MISSING : WRONG_CODE);
  }
}
