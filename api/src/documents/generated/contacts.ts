import type { Language } from '../../i18n/language.js';
import type { Settings } from '../../settings/settings.entity.js';

/** The association and its contacts in the documents, in one language. */
export interface Contacts {
  name: string;
  phone: string;
  email: string;
  taxId: string;
  /** The address of the registered seat, on one line. */
  seat: string;
  /** The address of the project's office, on one line. */
  office: string;
}

/** The association's data in the documents, from the settings. */
export function contactsOf(settings: Readonly<Settings>, language: Language): Contacts {
  const { phone, email, taxId, street, postalCode, city } = settings;
  const inCroatian = language === 'hr';
  const office = inCroatian
    ? [settings.coastalStreet, settings.coastalPostalCode, settings.coastalCity]
    : [settings.coastalStreetEn, settings.coastalPostalCodeEn, settings.coastalCityEn];
  return {
    name: inCroatian ? settings.name : settings.nameEn,
    phone,
    email,
    taxId,
    seat: addressLine(street, postalCode, city),
    office: addressLine(...office),
  };
}

function addressLine(street = '', postalCode = '', city = ''): string {
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
