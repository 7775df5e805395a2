import { describe, expect, test } from '@jest/globals';
import { endAdminSession, restoreAdminSession } from '../../providers/admin-session';
import { afterLogin, loginState, mayHaveTyped, refusedState, unaskedEnd } from './after-login';

describe('After signing in', () => {
  test('the requested URL opens, with its query', () => {
    restoreAdminSession();
    const state = loginState({ pathname: '/contact/1', search: '?q=donacija' });
    expect(afterLogin(state)).toBe('/contact/1?q=donacija');
    expect(unaskedEnd(state)).toBeUndefined();
  });

  test('the page opens on which a session ended by itself', () => {
    endAdminSession('expired');
    const state = loginState({ pathname: '/blog/7', search: '' });
    expect(afterLogin(state)).toBe('/blog/7');
    expect(unaskedEnd(state)).toBe('expired');
  });

  test('somebody without access reads about typed text only where there may be some', () => {
    endAdminSession('expired');
    const left = loginState({ pathname: '/blog/7', search: '' });
    const refused = refusedState(left);
    expect([unaskedEnd(refused), mayHaveTyped(refused)]).toEqual(['no-access', true]);
    expect(mayHaveTyped(refusedState(refused))).toBe(true);
    expect(mayHaveTyped(refusedState(null))).toBe(false);
    expect(afterLogin(refused)).toBe('/blog/7');
  });

  test('the dashboard opens where somebody had signed out', () => {
    endAdminSession('logout');
    const state = loginState({ pathname: '/blog/7', search: '' });
    expect(afterLogin(state)).toBe('/');
    expect(unaskedEnd(state)).toBeUndefined();
  });

  test.each([
    '//zli.example/',
    '/\\zli.example',
    'https://zli.example/',
    'blog',
    '/login',
    7,
    null,
  ])('no redirect leads to %j', (nextPathname) => {
    expect(afterLogin({ nextPathname, nextSearch: '' })).toBe('/');
  });

  test.each([undefined, null, 'x', {}])('the dashboard opens where the state is %j', (state) => {
    expect(afterLogin(state)).toBe('/');
  });
});
