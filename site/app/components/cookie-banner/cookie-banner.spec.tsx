import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPreferences } from '~/preferences/preferences';
import { renderPage } from '../../../testing/render-page';
import { CookieBanner } from './cookie-banner';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  resetPreferences();
});

const banner = () => screen.queryByRole('region', { name: 'Kolačići' });

describe('the cookie banner', () => {
  test('is shown until it is answered', () => {
    renderPage(<CookieBanner />);
    expect(banner()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saznajte više o kolačićima' })).toHaveAttribute(
      'href',
      '/legal#cookies',
    );
  });

  test('stores the flag and disappears when everything is accepted', async () => {
    renderPage(<CookieBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Prihvatite sve' }));
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    expect(banner()).not.toBeInTheDocument();
  });

  test('stores the flag, disappears and opens the options when customized', async () => {
    localStorage.setItem('theme', 'dark');
    renderPage(<CookieBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Prilagodite' }));
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    expect(banner()).not.toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'Nužno' })).toBeDisabled();
    expect(screen.getByRole('dialog')).toHaveTextContent('Na ovim stranicama nema oglasa');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Postavke prikaza' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spremite odabir' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual({ cookiesAccepted: 'true', preferences: 'off' });
  });

  test('is not shown again once the flag is stored', () => {
    localStorage.setItem('cookiesAccepted', 'true');
    renderPage(<CookieBanner />);
    expect(banner()).not.toBeInTheDocument();
  });
});
