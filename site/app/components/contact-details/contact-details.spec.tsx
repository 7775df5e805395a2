import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { AddressLines, PhoneAndEmail } from './contact-details';

describe('contact details', () => {
  test('link the telephone number and the e-mail address of the association', () => {
    const Page = createRoutesStub([
      {
        id: 'root',
        path: '/',
        Component: () => (
          <dl>
            <PhoneAndEmail phoneLabel="Telefon" emailLabel="E-pošta" />
          </dl>
        ),
      },
    ]);
    const organization = { email: 'info@udruga.example', phone: '+385 22 123 456' };
    render(<Page hydrationData={{ loaderData: { root: { organization } } }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Telefon',
      'E-pošta',
    ]);
    expect(screen.getByRole('link', { name: '+385 22 123 456' })).toHaveAttribute(
      'href',
      'tel:+38522123456',
    );
    expect(screen.getByRole('link', { name: 'info@udruga.example' })).toHaveAttribute(
      'href',
      'mailto:info@udruga.example',
    );
  });

  test('show a postal address in two lines, in its own language', () => {
    const address = { street: 'Ulica 1', postalCode: '22000', city: 'Šibenik', country: 'HR' };
    render(<AddressLines address={address} lang="hr" />);
    const lines = screen.getByText(/Ulica 1/);
    expect(lines).toHaveAttribute('lang', 'hr');
    expect(lines.innerHTML).toBe('Ulica&nbsp;1<br>22000&nbsp;Šibenik');
  });
});
