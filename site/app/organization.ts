import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { Language } from './i18n/language';
import { useLanguage } from './i18n/use-language';

export interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/**
 * Facts about the association, as the settings in the panel state them. They come with the
 * document, in the root's data, and are not fetched again in a visit.
 *
 * Components read them with `useOrganization()`, a route's `meta` from `metaSource(args)`.
 */
export interface Organization {
  name: Record<Language, string>;
  legalName: string;
  /** The two languages state different years on purpose. */
  foundingYear: Record<Language, number>;
  email: string;
  phone: string;
  taxId: string;
  iban: string;
  bankRecipient: string;
  registryNumber: string;
  address: PostalAddress;
  coastalAddress: Record<Language, PostalAddress>;
  social: { name: string; url: string }[];
  statistics: { experience: number; projects: number; participants: number; partners: number };
  /** How long personal data are kept: days of an unconfirmed address, months, years. */
  retention: { newsletter: number; contact: number; donations: number };
}

/** The year of the copyright line, which stays. */
export const COPYRIGHT_YEAR = 2023;

/** What the root's data hold of the association. */
export interface RootData {
  organization: Organization;
}

/** The association, or undefined on the page that says the server cannot be reached. */
export function useOptionalOrganization(): Organization | undefined {
  return useRouteLoaderData<RootData>('root')?.organization;
}

/** The association, for the pages: none of them is shown without. */
export function useOrganization(): Organization {
  const organization = useOptionalOrganization();
  if (!organization) throw new Error('No settings');
  return organization;
}

/** The association's name in the language of the page. */
export function useSiteName(): string {
  const { t } = useTranslation();
  const language = useLanguage();
  return useOptionalOrganization()?.name[language] ?? t('siteName');
}

/** A telephone number as `tel:` wants it. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
