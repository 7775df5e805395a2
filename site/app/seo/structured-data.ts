import { defaultLanguage, type Language } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import type { Organization } from '~/organization';
import type { MetaSource } from './page-meta';

type SiteContext = Pick<MetaSource, 'origin' | 'language'>;

/** The absolute URL of a path (with a leading slash) in the language of the current page. */
export function urlIn({ origin, language }: SiteContext, path: string): string {
  if (language === defaultLanguage) return `${origin}${path}`;
  const [page = '', anchor] = path.split('#');
  const url = `${origin}${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
  return anchor === undefined ? url : `${url}#${anchor}`;
}

/** schema.org NGO of the association, with the same `@id` in both languages. */
export function organizationData({
  origin,
  language,
  organization,
}: SiteContext & Pick<MetaSource, 'organization'>): Record<string, unknown> {
  return {
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    url: urlIn({ origin, language }, '/'),
    logo: `${origin}/mark.svg`,
    ...(organization && factsOf(organization, language)),
  };
}

function factsOf(organization: Organization, language: Language): Record<string, unknown> {
  const hours = localized(organization, 'phoneHours', language).text;
  return {
    name: organization.name[language],
    alternateName: organization.name[language === 'hr' ? 'en' : 'hr'],
    email: organization.email,
    telephone: organization.phone,
    // A sentence cannot be `hoursAvailable`, which takes days and times.
    ...(hours !== '' && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: organization.phone,
        description: hours,
      },
    }),
    legalName: organization.legalName,
    taxID: organization.taxId,
    sameAs: organization.social.map(({ url }) => url),
    foundingDate: String(organization.foundingYear[language]),
    address: {
      '@type': 'PostalAddress',
      streetAddress: organization.address.street,
      postalCode: organization.address.postalCode,
      addressLocality: organization.address.city,
      addressCountry: organization.address.country,
    },
  };
}

/** schema.org breadcrumb list; paths have a leading slash. */
export function breadcrumbData(
  site: SiteContext,
  trail: readonly { name: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: urlIn(site, path),
    })),
  };
}
