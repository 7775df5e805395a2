import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { EmergencyNumbers } from '../emergency-numbers/emergency-numbers';
import { namedNumbers } from '../emergency-numbers/named-numbers';
import { PhoneHours } from './contact-details';

const emergencyNumbers = [
  { number: '112', name: 'Neposredna opasnost', nameEn: 'Immediate danger', note: null },
  {
    number: '116 006',
    name: 'Pozivni centar za žrtve',
    nameEn: 'Call centre for victims',
    note: 'besplatno, u svako doba',
    noteEn: 'free, at any hour',
  },
];

test('each emergency number is a link with its name and note', () => {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <EmergencyNumbers title="Trebate pomoć odmah?" /> },
  ]);
  render(<Page hydrationData={{ loaderData: { root: { organization: { emergencyNumbers } } } }} />);
  expect(screen.getByRole('region', { name: 'Trebate pomoć odmah?' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent.trim()])).toEqual([
    ['tel:112', '112 Neposredna opasnost'],
    ['tel:116006', '116 006 Pozivni centar za žrtve besplatno, u svako doba'],
  ]);
});

test.each([
  [{}, ''],
  [{ phoneHoursEn: 'We answer on weekdays.' }, 'We answer on weekdays.'],
])('the hours of the telephone are shown where there are any: %j', (hours, shown) => {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <PhoneHours /> }]);
  const { container } = render(
    <Page hydrationData={{ loaderData: { root: { organization: hours } } }} />,
  );
  expect(container.textContent).toBe(shown);
});

const numbers = [{ number: '112' }, { number: '116 006' }, { number: '+385 1 4833 888' }];

test.each([
  'U neposrednoj opasnosti nazovite 112.',
  'Nazovite 112, 192 ili hitnu pomoć.',
  '112 ili 194',
  'Nacionalni pozivni centar (116 006)',
  'Nacionalni pozivni centar, 116006',
  'na broju 116\u00a0006',
  'Nazovite +385 1 4833 888 ili 00 385 1 4833 888',
])('a text names a number: %s', (text) => {
  expect(namedNumbers([null, text], numbers)).not.toEqual([]);
});

test.each([
  '',
  'Godine 2112.',
  '1.112,00 €',
  '112.000 €',
  '+385 91 112 345',
  '116 111',
  '2024-112',
])('a text does not name a number: %s', (text) => {
  expect(namedNumbers([text, null], numbers)).toEqual([]);
});
