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

describe('the association as the settings state it', () => {
  test('has a founding year and a place on the coast of its own in each language', () => {
    const { foundingYear, coastalAddress } = organizationOf(settings);
    expect(foundingYear).toEqual({ hr: 2009, en: 2010 });
    expect(coastalAddress.hr).toMatchObject({ street: 'Obala 4', city: 'Šibenik' });
    expect(coastalAddress.en).toMatchObject({
      street: 'Riva 7',
      postalCode: '22010',
      city: 'Brodarica',
    });
  });

  test('names its networks, always in the same order', () => {
    expect(organizationOf(settings).social).toEqual([
      { name: 'Facebook', url: 'https://f.example' },
      { name: 'LinkedIn', url: 'https://l.example' },
    ]);
  });

  test('tells its numbers by what they count', () => {
    expect(organizationOf(settings).statistics).toEqual({
      experience: 11,
      projects: 51,
      participants: 1001,
      partners: 26,
    });
  });

  test('tells how long personal data are kept', () => {
    expect(organizationOf(settings).retention).toEqual({
      newsletter: 31,
      contact: 25,
      donations: 12,
    });
  });
});
