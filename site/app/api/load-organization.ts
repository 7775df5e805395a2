import type { RouterContextProvider } from 'react-router';
import type { Organization } from '~/organization';
import { bodyOf, serverApi, type Settings } from './client';

const COUNTRY = 'HR';

/** Names of the networks, as they write them. */
const NETWORKS: [network: keyof Settings['socialLinks'], name: string][] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['website', 'Web'],
];

/** By the settings, which are the same object until content changes. */
const organizations = new WeakMap<Settings, Organization>();

/** Loads the association's data from the settings; on the server only. */
export async function loadOrganization(
  context: Readonly<RouterContextProvider>,
): Promise<Organization> {
  const request = serverApi(context).GET('/api/settings/{id}', { params: { path: { id: 1 } } });
  const settings = await bodyOf(request);
  const organization = organizations.get(settings) ?? organizationOf(settings);
  organizations.set(settings, organization);
  return organization;
}

/** The effects that are known, of the amounts that have one. */
function known(
  effects: Record<number, string | null>,
): Partial<Record<number, string>> | undefined {
  const filled = Object.entries(effects).flatMap(([euros, effect]) =>
    effect === null ? [] : [[euros, effect]],
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function effectsOf(settings: Settings): Organization['effects'] {
  const hr = known({
    10: settings.effectOf10,
    20: settings.effectOf20,
    50: settings.effectOf50,
    100: settings.effectOf100,
  });
  const en = known({
    10: settings.effectOf10En,
    20: settings.effectOf20En,
    50: settings.effectOf50En,
    100: settings.effectOf100En,
  });
  return (hr ?? en) ? { ...(hr && { hr }), ...(en && { en }) } : undefined;
}

export function organizationOf(settings: Settings): Organization {
  const { name, nameEn, email, phone, taxId, iban, bankRecipient, registryNumber } = settings;
  const effects = effectsOf(settings);
  const { financialReportUrl, homeImage, aboutImage, testimony, testimonyEn } = settings;
  const { phoneHours, phoneHoursEn, accessibilityReviewedOn } = settings;
  const photos = {
    ...(homeImage && { '/': homeImage }),
    ...(aboutImage && { '/about': aboutImage }),
  };
  // A document does not mention what is not filled in.
  return {
    ...(effects && { effects }),
    ...((testimony ?? testimonyEn) && { testimony: { hr: testimony, en: testimonyEn } }),
    ...(financialReportUrl !== null && { financialReport: financialReportUrl }),
    ...(accessibilityReviewedOn !== null && { accessibilityReviewed: accessibilityReviewedOn }),
    ...(Object.keys(photos).length > 0 && { photos }),
    ...(phoneHours !== null && { phoneHours }),
    ...(phoneHoursEn !== null && { phoneHoursEn }),
    name: { hr: name, en: nameEn },
    legalName: name,
    foundingYear: { hr: settings.foundingYear, en: settings.foundingYearEn },
    email,
    phone,
    taxId,
    iban,
    bankRecipient,
    registryNumber,
    address: {
      street: settings.street,
      postalCode: settings.postalCode,
      city: settings.city,
      country: COUNTRY,
    },
    coastalAddress: {
      hr: {
        street: settings.coastalStreet,
        postalCode: settings.coastalPostalCode,
        city: settings.coastalCity,
        country: COUNTRY,
      },
      en: {
        street: settings.coastalStreetEn,
        postalCode: settings.coastalPostalCodeEn,
        city: settings.coastalCityEn,
        country: COUNTRY,
      },
    },
    social: NETWORKS.flatMap(([network, displayName]) => {
      const url = settings.socialLinks[network];
      return url === undefined ? [] : [{ name: displayName, url }];
    }),
    statistics: {
      experience: settings.yearsOfExperience,
      projects: settings.projectsCompleted,
      participants: settings.participantsEducated,
      partners: settings.partnerOrganizations,
    },
    emergencyNumbers: settings.emergencyNumbers,
    retention: {
      newsletter: settings.unconfirmedRetentionDays,
      contact: settings.contactRetentionMonths,
      donations: settings.donationRetentionYears,
    },
  };
}
