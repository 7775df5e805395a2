import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { translator } from '~/i18n/translator';
import { renderPage } from '../../../testing/render-page';
import { Header } from './header';

const HeaderPage = createRoutesStub([{ id: 'root', path: '/', Component: Header }]);

function menu(): HTMLDetailsElement {
  const details = screen.getByText('Izbornik').closest('details');
  if (details === null) throw new Error('There is no menu');
  return details;
}

describe('the header', () => {
  test('offers the same page in both languages, as plain links', () => {
    renderPage(<Header />, { path: '/blog?category=Terapija&utm_source=x&lang=hr' });
    expect(screen.getByRole('link', { name: 'EN, English' })).toHaveAttribute(
      'href',
      '/blog?category=Terapija&lang=en',
    );
    expect(screen.getByRole('link', { name: 'HR, Hrvatski' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

describe('the telephone in the header', () => {
  test('is a link that reads as a sentence where there is no style sheet', () => {
    const organization = { name: { hr: 'Udruga' }, phone: '+385 22 123 456' };
    render(
      <I18nextProvider i18n={translator('hr')}>
        <HeaderPage hydrationData={{ loaderData: { root: { organization } } }} />
      </I18nextProvider>,
    );
    const link = screen.getByRole('link', { name: /22 123 456/ });
    expect(link).toHaveAttribute('href', 'tel:+38522123456');
    expect(link).toHaveTextContent('Trebate razgovor? Nazovite +385 22 123 456');
  });
});

describe('the menu of the display', () => {
  const display = () => screen.getByText<HTMLElement>('Prikaz').closest('details');

  test('closes on Escape and returns the focus to its button', async () => {
    renderPage(<Header />);
    await userEvent.click(screen.getByText('Prikaz'));
    screen.getByText('Krupniji tekst').closest('button')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(display()?.open).toBe(false);
    expect(screen.getByText('Prikaz')).toHaveFocus();
  });
});

describe('the mobile menu', () => {
  test('stays open when it was opened before the scripts were there', () => {
    function OpenedEarly() {
      useLayoutEffect(() => {
        menu().open = true;
      }, []);
      return <Header />;
    }
    renderPage(<OpenedEarly />);
    expect(menu().open).toBe(true);
  });
});
