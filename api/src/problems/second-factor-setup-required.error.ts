import { ForbiddenError } from './domain-errors.js';

/** The type of the problem, by which clients know that they should lead to the setup. */
export const SECOND_FACTOR_SETUP_REQUIRED = 'urn:problem-type:second-factor-setup-required';

/** The time has passed by which the user had to set up a second factor. */
export class SecondFactorSetupRequiredError extends ForbiddenError {
  override readonly kind = {
    type: SECOND_FACTOR_SETUP_REQUIRED,
    title: { hr: 'Potreban je drugi faktor', en: 'Second factor required' },
  };

  constructor() {
    super({
      hr: 'Udruga traži drugi faktor. Prije svega drugoga dodajte pristupni ključ ili uključite kodove iz aplikacije.',
      en: 'The association requires a second factor. Before anything else, add a passkey or turn on codes from an app.',
    });
  }
}
