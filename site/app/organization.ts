import type { Language } from './i18n/language';

/** Facts about the association, as the settings are seeded. */
export const organization = {
  name: { hr: 'Udruga Kvaliteta življenja', en: 'Quality of Living Association' },
  legalName: 'Udruga Kvaliteta življenja',
  foundingYear: { hr: 2009, en: 2010 },
  email: 'info@kvaliteta-zivljenja.example',
  phone: '+385 1 555 0100',
  taxId: '94577403194',
  iban: 'HR1210010051863000160',
  registryNumber: '00004217',
  address: { street: 'Ulica kamenih kuća 12', postalCode: '10000', city: 'Zagreb', country: 'HR' },
  coastalAddress: {
    hr: { street: 'Obala starih ribara 4', postalCode: '22000', city: 'Šibenik', country: 'HR' },
    en: { street: 'Stara riva 7', postalCode: '22000', city: 'Šibenik', country: 'HR' },
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/kvaliteta.zivljenja.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/kvaliteta.zivljenja.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/kvaliteta-zivljenja-example' },
  ],
  copyrightYear: 2023,
} as const;

/** A telephone number as `tel:` wants it. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function organizationName(language: Language): string {
  return organization.name[language];
}
