import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { deferFonts, fetchDeferredFiles } from './fonts';

const { classList } = document.documentElement;

function give(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { configurable: true, value });
}

/** Fetches what was deferred; what it gives is carried out when the fonts arrive. */
function run(connection?: { saveData: boolean }) {
  const asked: string[] = [];
  const arrivals: (() => void)[] = [];
  const load = (font: string) => {
    asked.push(font);
    return new Promise<void>((arrive) => arrivals.push(arrive));
  };
  give(document, 'fonts', { load });
  give(navigator, 'connection', connection);
  fetchDeferredFiles();
  const arrive = async () => {
    for (const done of arrivals) done();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, arrive };
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

describe('our fonts', () => {
  test('replace the system’s when they come soon after the first paint', async () => {
    const { asked, arrive } = run();
    expect(asked).toEqual(['1em "Fraunces"', '1em "Atkinson Hyperlegible Next"']);
    expect(classList.contains('system-fonts')).toBe(true);
    await arrive();
    expect(classList.contains('system-fonts')).toBe(false);
  });

  test('leave a page that is being read alone', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const { arrive } = run();
    now.mockReturnValue(13_000);
    await arrive();
    expect(classList.contains('system-fonts')).toBe(true);
    expect(classList.contains('deferred-fonts')).toBe(true);
    now.mockRestore();
  });

  test('are not fetched where data are to be saved', () => {
    expect(run({ saveData: true }).asked).toEqual([]);
    expect(run({ saveData: false }).asked).not.toEqual([]);
  });

  test('are not fetched by the script where they are shown already', () => {
    classList.remove('system-fonts');
    expect(run().asked).toEqual([]);
  });
});

describe('before the first paint', () => {
  const begin = (serviceWorker?: { controller: object | null }) => {
    give(navigator, 'serviceWorker', serviceWorker);
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

  test.each([undefined, { controller: null }])('ours are deferred (%j)', (worker) => {
    begin(worker);
    expect(classList.contains('system-fonts')).toBe(true);
    expect(preloaded()).toEqual([]);
  });

  test('ours are fetched at once where the service worker has them', () => {
    begin({ controller: {} });
    expect(classList.contains('system-fonts')).toBe(false);
    expect(preloaded()).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  });

  test('nothing is deferred in development', () => {
    deferFonts(undefined);
    expect(classList.contains('system-fonts')).toBe(false);
  });

  test('the tab’s icon is deferred, and follows', () => {
    const icon = document.querySelector('link[rel=icon]');
    begin();
    expect(icon).toHaveAttribute('href', 'data:,');
    run();
    expect(icon?.getAttribute('href')).toMatch(/\/favicon\.svg$/);
  });
});
