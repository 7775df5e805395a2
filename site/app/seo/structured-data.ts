import type { Language } from '~/i18n/language';
import type { Organization } from '~/organization';

/** schema.org NGO of the association. */
export function organizationData(
  origin: string,
  language: Language,
  organization: Organization | undefined,
): Record<string, unknown> {
  return {
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    url: `${origin}/`,
    logo: `${origin}/mark.svg`,
    ...(organization && factsOf(organization, language)),
  };
}

function factsOf(organization: Organization, language: Language): Record<string, unknown> {
  return {
    name: organization.name[language],
    alternateName: organization.name[language === 'hr' ? 'en' : 'hr'],
    email: organization.email,
    telephone: organization.phone,
    taxID: organization.taxId,
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

/** schema.org breadcrumb trail; paths begin with a slash. */
export function breadcrumbData(
  origin: string,
  trail: readonly { name: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
