import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { renderInPanel } from '../../testing/panel';
import { hr } from '../i18n/hr/hr';
import {
  endAdminSession,
  restoreAdminSession,
  startAdminSession,
} from '../providers/admin-session';
import { AdminSessionProvider } from '../providers/admin-session-provider';
import { mayOpen, type StaffRole } from '../providers/roles';
import { ErrorBoundary } from './errors/error-boundary';
import { RoleGate } from './errors/role-gate';
import { menuGroups } from './menu/menu-groups';
import {
  afterLogin,
  loginState,
  mayHaveTyped,
  noAccessState,
  unrequestedEnd,
} from './session/after-login';

describe('Errors', () => {
  let broken: boolean;

  function Part() {
    if (broken) throw new Error('no');
    return <p>Sadržaj</p>;
  }

  beforeEach(() => {
    broken = true;
    // React logs every error that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.lang = 'hr';
  });

  test.each([
    ['hr', 'Ovo se nije moglo prikazati', 'Pokušaj ponovno'],
    ['en', 'This could not be shown', 'Try again'],
  ])(
    'A part that throws while rendering is replaced by a page with a link and a retry button (%s)',
    (lang, title, retry) => {
      document.documentElement.lang = lang;
      render(
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>,
      );
      const heading = screen.getByRole('heading', { level: 1, name: title });
      expect(document.activeElement).toBe(heading);
      expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/');

      fireEvent.click(screen.getByRole('button', { name: retry }));
      expect(screen.queryByText('Sadržaj')).toBeNull();
      broken = false;
      fireEvent.click(screen.getByRole('button', { name: retry }));
      expect(screen.getByText('Sadržaj')).not.toBeNull();
    },
  );

  test('An error at one path is not shown at another', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/events">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.queryByText('Sadržaj')).toBeNull();
    broken = false;
    rerender(
      <ErrorBoundary resetKey="/team">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Sadržaj')).not.toBeNull();
  });
});

describe('Roles', () => {
  const definitions = { donations: { name: 'donations' }, blog: { name: 'blog' } };

  /** Renders a screen at a path of the panel, as a user with the role. */
  function renderAt(path: string, role?: StaffRole): void {
    startAdminSession({ authenticated: true, id: 2, username: 'ana', fullName: 'Ana', role });
    window.history.pushState(null, '', `/admin${path}`);
    renderInPanel(
      <AdminSessionProvider>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <RoleGate>Zaslon</RoleGate>
        </ResourceDefinitionContextProvider>
      </AdminSessionProvider>,
      { basename: '/admin' },
    );
  }

  afterEach(() => endAdminSession('logout'));

  describe('A screen', () => {
    test.each([
      ['/donations/12', 'accountant'],
      ['/donations', 'admin'],
      ['/blog/create', 'editor'],
      ['/account', 'accountant'],
      ['/', 'editor'],
    ] as const)('is shown at %s to the role %s', (path, role) => {
      renderAt(path, role);
      expect(screen.getByText('Zaslon')).toBeVisible();
    });

    test('is replaced by an explanation for a role that does not open it', () => {
      renderAt('/donations/12?filter=%7B%7D', 'editor');
      expect(screen.queryByText('Zaslon')).toBeNull();
      const heading = screen.getByRole('heading', { name: 'Ovaj zaslon nije za vašu ulogu' });
      expect(heading).toBeVisible();
      expect(screen.getByText('Vaša uloga (urednik) ne otvara zaslon „Donacije”.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Na nadzornu ploču' })).toHaveAttribute(
        'href',
        '/admin',
      );
    });

    test('waits until the role is known', () => {
      renderAt('/blog');
      expect(screen.queryByText('Zaslon')).toBeNull();
      expect(screen.queryByRole('heading')).toBeNull();
    });
  });
});

describe('The login page', () => {
  test('opens the requested URL with its query', () => {
    restoreAdminSession();
    const state = loginState({ pathname: '/contact/1', search: '?q=donacija' });
    expect(afterLogin(state)).toBe('/contact/1?q=donacija');
    expect(unrequestedEnd(state)).toBeUndefined();
  });

  test('opens the page on which the session expired', () => {
    endAdminSession('expired');
    const state = loginState({ pathname: '/blog/7', search: '' });
    expect(afterLogin(state)).toBe('/blog/7');
    expect(unrequestedEnd(state)).toBe('expired');
  });

  test('mentions unsaved input to users without access only where there may be some', () => {
    endAdminSession('expired');
    const left = loginState({ pathname: '/blog/7', search: '' });
    const refused = noAccessState(left);
    expect([unrequestedEnd(refused), mayHaveTyped(refused)]).toEqual(['no-access', true]);
    expect(mayHaveTyped(noAccessState(refused))).toBe(true);
    expect(mayHaveTyped(noAccessState(null))).toBe(false);
    expect(afterLogin(refused)).toBe('/blog/7');
  });

  test('opens the dashboard after a sign-out', () => {
    endAdminSession('logout');
    const state = loginState({ pathname: '/blog/7', search: '' });
    expect(afterLogin(state)).toBe('/');
    expect(unrequestedEnd(state)).toBeUndefined();
  });

  test.each([
    '//zli.example/',
    '/\\zli.example',
    'https://zli.example/',
    'blog',
    '/login',
    7,
    null,
  ])('does not redirect to %j', (nextPathname) => {
    expect(afterLogin({ nextPathname, nextSearch: '' })).toBe('/');
  });

  test.each([undefined, null, 'x', {}])('opens the dashboard when the state is %j', (state) => {
    expect(afterLogin(state)).toBe('/');
  });
});

describe('The menu', () => {
  const screensOf = (role: StaffRole) =>
    menuGroups((screen) => mayOpen(role, screen)).flatMap(({ entries }) => entries);

  test('has at most fifteen entries, among which is every screen of the panel once', () => {
    const entries = screensOf('admin');
    const ids = Object.keys(hr.resources).filter((name) => name !== 'saved-replies');
    expect(entries.length).toBeLessThanOrEqual(15);
    expect(entries.flat().toSorted()).toEqual(ids.toSorted());
  });

  test('names an entry by the first of its screens that the role opens', () => {
    expect(screensOf('accountant')).toEqual([
      ['donations', 'bank-payments'],
      ['settings', 'trash'],
    ]);
    expect(screensOf('editor').slice(-4)).toEqual([['issues'], ['team'], ['partners'], ['trash']]);
  });
});
