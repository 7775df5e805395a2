import { describe, expect, test } from '@jest/globals';
import { endAdminSession, restoreAdminSession } from '../../providers/admin-session';
import { afterLogin, loginState, mayHaveTyped, noAccessState, unrequestedEnd } from './after-login';

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
