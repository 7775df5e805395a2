import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { EmergencyNumbers } from './emergency-numbers';

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
