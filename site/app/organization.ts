import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { Settings } from './api/client';
import type { Language } from './i18n/language';
import { useLanguage } from './i18n/use-language';

export interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** An uploaded photo with its sizes. */
export type Photo = NonNullable<Settings['homeImage']>;

export type EmergencyNumber = Settings['emergencyNumbers'][number];

/**
 * The association's data from the settings. The root loader returns them with the document, and
 * they are not fetched again until the document is left.
 *
 * Components read them with `useOrganization()`, a route's `meta` from `metaSource(args)`.
 */
export interface Organization {
  name: Record<Language, string>;
  legalName: string;
  /** The texts of the two languages may state different years. */
  foundingYear: Record<Language, number>;
  email: string;
  phone: string;
  /** When the telephone is answered, a sentence; left out where the settings say nothing. */
  phoneHours?: string;
  phoneHoursEn?: string;
  taxId: string;
  iban: string;
  bankRecipient: string;
  registryNumber: string;
  address: PostalAddress;
  coastalAddress: Record<Language, PostalAddress>;
  social: { name: string; url: string }[];
  /** What a donation of an amount in euros makes possible; left out where nothing is said. */
  effects?: Partial<Record<Language, Partial<Record<number, string>>>>;
  /** What a person whom the association supported says, in the languages that have it. */
  testimony?: Record<Language, string | null>;
  /** The URL of the last financial report. */
  financialReport?: string;
  /** The day on which the association reviewed the accessibility statement; left out if never. */
  accessibilityReviewed?: string;
  /** The photos on the first screens of pages, by the path of the page. */
  photos?: Partial<Record<string, Photo>>;
  statistics: { experience: number; projects: number; participants: number; partners: number };
  /** For those who need help at once. */
  emergencyNumbers: EmergencyNumber[];
  /** Retention of unconfirmed subscriptions (days), messages (months) and donations (years). */
  retention: { newsletter: number; contact: number; donations: number };
}

/** The year of the copyright line, which does not change. */
export const COPYRIGHT_YEAR = 2023;

/** A page that administrators added, in the footer. */
export interface FooterPage {
  slug: string;
  title: string;
  titleEn: string;
}

/** The part of the root loader's data for the frame of every page. */
export interface RootData {
  organization: Organization;
  /** Left out where there are none. */
  pages?: FooterPage[];
}

const NO_PAGES: FooterPage[] = [];

/** The own pages of the footer. */
export const useFooterPages = (): FooterPage[] =>
  useRouteLoaderData<RootData>('root')?.pages ?? NO_PAGES;

/** The association, or undefined on the error page that is shown when settings cannot be loaded. */
export function useOptionalOrganization(): Organization | undefined {
  return useRouteLoaderData<RootData>('root')?.organization;
}

/**
 * The association.
 *
 * @throws Error on the error page that is shown when settings cannot be loaded
 */
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

/** The `tel:` URL of a telephone number. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
