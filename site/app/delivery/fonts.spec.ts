import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { deferFonts, fetchDeferredFiles } from './fonts';

const { classList } = document.documentElement;

function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { configurable: true, value });
}

/** Runs the code under test; `deliver` resolves the requests of fonts. */
function fetchFonts(connection?: { saveData: boolean }) {
  const requested: string[] = [];
  const resolvers: (() => void)[] = [];
  const load = (font: string) => {
    requested.push(font);
    return new Promise<void>((resolve) => resolvers.push(resolve));
  };
  define(document, 'fonts', { load });
  define(navigator, 'connection', connection);
  fetchDeferredFiles();
  const deliver = async () => {
    for (const resolve of resolvers) resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { requested, deliver };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

beforeEach(() => {
  classList.remove('deferred-fonts');
  classList.add('system-fonts');
});

describe('the deferred fonts', () => {
  test('replace the system’s when they load soon after the first paint', async () => {
    const { requested, deliver } = fetchFonts();
    expect(requested).toEqual(['1em "Fraunces"', '1em "Atkinson Hyperlegible Next"']);
    expect(classList.contains('system-fonts')).toBe(true);
    await deliver();
    expect(classList.contains('system-fonts')).toBe(false);
  });

  test('do not change a page when they load after the swap period', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const { deliver } = fetchFonts();
    now.mockReturnValue(13_000);
    await deliver();
    expect(classList.contains('system-fonts')).toBe(true);
    expect(classList.contains('deferred-fonts')).toBe(true);
    now.mockRestore();
  });

  test('are not fetched when the browser saves data', () => {
    expect(fetchFonts({ saveData: true }).requested).toEqual([]);
    expect(fetchFonts({ saveData: false }).requested).not.toEqual([]);
  });

  test('are not fetched by the script when they were not deferred', () => {
    classList.remove('system-fonts');
    expect(fetchFonts().requested).toEqual([]);
  });
});

describe('before the first paint', () => {
  const defer = (serviceWorker?: { controller: object | null }) => {
    define(navigator, 'serviceWorker', serviceWorker);
    deferFonts('/assets/a.woff2 /assets/b.woff2');
  };
  const preloaded = () =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

  beforeEach(() => {
    classList.remove('system-fonts');
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  });

  afterEach(() => {
    document.head.innerHTML = '';
  });

  test.each([undefined, { controller: null }])(
    'fonts are deferred without a service worker in control (%j)',
    (worker) => {
      defer(worker);
      expect(classList.contains('system-fonts')).toBe(true);
      expect(preloaded()).toEqual([]);
    },
  );

  test('fonts are preloaded when a service worker is in control', () => {
    defer({ controller: {} });
    expect(classList.contains('system-fonts')).toBe(false);
    expect(preloaded()).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  });

  test('nothing is deferred in development', () => {
    deferFonts(undefined);
    expect(classList.contains('system-fonts')).toBe(false);
  });

  test('the favicon is deferred, and fetched with the fonts', () => {
    const icon = document.querySelector('link[rel=icon]');
    defer();
    expect(icon).toHaveAttribute('href', 'data:,');
    fetchFonts();
    expect(icon?.getAttribute('href')).toMatch(/\/favicon\.svg$/);
  });
});
