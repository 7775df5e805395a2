import { describe, expect, test } from '@jest/globals';
import { exampleRow } from '../../testing/example-row';
import { organizationOf } from './load-organization';

const settings = exampleRow('SettingsDto', {
  coastalStreet: 'Obala 4',
  coastalStreetEn: 'Riva 7',
  coastalPostalCode: '22000',
  coastalPostalCodeEn: '22010',
  coastalCity: 'Šibenik',
  coastalCityEn: 'Brodarica',
  socialLinks: { linkedin: 'https://l.example', facebook: 'https://f.example' },
  foundingYear: 2009,
  foundingYearEn: 2010,
  yearsOfExperience: 11,
  projectsCompleted: 51,
  participantsEducated: 1001,
  partnerOrganizations: 26,
  contactRetentionMonths: 25,
  unconfirmedRetentionDays: 31,
  donationRetentionYears: 12,
});

describe('the organization', () => {
  test('has a founding year and an address on the coast for each language', () => {
    const { foundingYear, coastalAddress } = organizationOf(settings);
    expect(foundingYear).toEqual({ hr: 2009, en: 2010 });
    expect(coastalAddress.hr).toMatchObject({ street: 'Obala 4', city: 'Šibenik' });
    expect(coastalAddress.en).toMatchObject({
      street: 'Riva 7',
      postalCode: '22010',
      city: 'Brodarica',
    });
  });

  test('says what amounts make possible, and where the last report is, only where it is known', () => {
    const silent = {
      ...settings,
      effectOf10: null,
      effectOf10En: null,
      effectOf20: null,
      effectOf20En: null,
      effectOf50: null,
      effectOf50En: null,
      effectOf100: null,
      effectOf100En: null,
      financialReportUrl: null,
    };
    const organization = organizationOf(silent);
    expect(organization).not.toHaveProperty('effects');
    expect(organization).not.toHaveProperty('financialReport');
    const filled = { ...silent, effectOf10: 'pribor', effectOf50: 'radionica' };
    expect(organizationOf(filled).effects).toEqual({ hr: { 10: 'pribor', 50: 'radionica' } });
    expect(organizationOf({ ...filled, effectOf50En: 'a workshop' }).effects).toMatchObject({
      en: { 50: 'a workshop' },
    });
    expect(organizationOf({ ...silent, financialReportUrl: '/a.pdf' }).financialReport).toBe(
      '/a.pdf',
    );
  });

  test('has the retention periods of the settings', () => {
    expect(organizationOf(settings).retention).toEqual({
      newsletter: 31,
      contact: 25,
      donations: 12,
    });
  });
});
