import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page';
import { Header } from './header';

function menu(): HTMLDetailsElement {
  const details = screen.getByText('Izbornik').closest('details');
  if (details === null) throw new Error('There is no menu');
  return details;
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Glavna navigacija' }));

describe('the header', () => {
  test('links to every page, in the order of the specification', () => {
    renderPage(<Header />);
    const urls = navigation()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(urls).toEqual([
      '/',
      '/about',
      '/projects',
      '/project-documents',
      '/blog',
      '/events',
      '/contact',
    ]);
  });

  test("marks the current route's link, and no other", () => {
    renderPage(<Header />, { path: '/blog/terapija-opustanja' });
    const current = navigation()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Blog']);
  });

  test('labels the documents with the name of the project and a badge', () => {
    renderPage(<Header />);
    const link = navigation().getByRole('link', { name: /Dokumenti projekta Zaželi/ });
    expect(link).toHaveTextContent('novo');
  });

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

describe('the mobile menu', () => {
  test('opens and closes with its button', async () => {
    renderPage(<Header />);
    expect(menu().open).toBe(false);
    await userEvent.click(screen.getByText('Izbornik'));
    expect(menu().open).toBe(true);
    await userEvent.click(screen.getByText('Izbornik'));
    expect(menu().open).toBe(false);
  });

  test('closes when a link is followed', async () => {
    renderPage(<Header />);
    menu().open = true;
    await userEvent.click(navigation().getByRole('link', { name: 'Projekti' }));
    expect(menu().open).toBe(false);
  });

  test('closes on Escape and returns the focus to its button', async () => {
    renderPage(<Header />);
    menu().open = true;
    navigation().getByRole('link', { name: 'Projekti' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(menu().querySelector('summary')).toHaveFocus();
  });
});
