import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchHeldBack, holdBack } from './first-paint';

const { classList } = document.documentElement;

/** Runs the page's script; what it gives is carried out when the letters arrive. */
function run(connection?: { saveData: boolean }) {
  const asked: string[] = [];
  const arrivals: (() => void)[] = [];
  const fonts = {
    load: (font: string) => {
      asked.push(font);
      return new Promise<void>((arrive) => arrivals.push(arrive));
    },
  };
  const d = {
    documentElement: document.documentElement,
    querySelector: (query: string) => document.querySelector(query),
    fonts,
  };
  new Function('d', 'w', fetchHeldBack)(d, { navigator: { connection } });
  const arrive = async () => {
    for (const done of arrivals) done();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, arrive };
}

beforeEach(() => {
  classList.remove('late-letters');
  classList.add('system-letters');
});

describe('our letters', () => {
  test('replace the system’s when they come soon after the first paint', async () => {
    const { asked, arrive } = run();
    expect(asked).toEqual(['1em "Fraunces"', '1em "Atkinson Hyperlegible Next"']);
    expect(classList.contains('system-letters')).toBe(true);
    await arrive();
    expect(classList.contains('system-letters')).toBe(false);
  });

  test('leave a page that is being read alone', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const { arrive } = run();
    now.mockReturnValue(13_000);
    await arrive();
    expect(classList.contains('system-letters')).toBe(true);
    expect(classList.contains('late-letters')).toBe(true);
    now.mockRestore();
  });

  test('are not fetched where data are to be saved', () => {
    expect(run({ saveData: true }).asked).toEqual([]);
    expect(run({ saveData: false }).asked).not.toEqual([]);
  });

  test('are not fetched by the script where they are shown already', () => {
    classList.remove('system-letters');
    expect(run().asked).toEqual([]);
  });
});

describe('before the first paint', () => {
  const script = document.createElement('script');
  const begin = (serviceWorker?: { controller: object | null }) =>
    new Function('d', 'w', holdBack)(
      {
        documentElement: document.documentElement,
        head: document.head,
        currentScript: script,
        querySelector: (query: string) => document.querySelector(query),
        createElement: (name: string) => document.createElement(name),
      },
      { navigator: { serviceWorker } },
    );
  const preloaded = () =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

  beforeEach(() => {
    classList.remove('system-letters');
    script.dataset.fonts = '/assets/a.woff2 /assets/b.woff2';
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  });

  afterEach(() => {
    document.head.innerHTML = '';
  });

  test.each([undefined, { controller: null }])('ours are held back (%j)', (worker) => {
    begin(worker);
    expect(classList.contains('system-letters')).toBe(true);
    expect(preloaded()).toEqual([]);
  });

  test('ours are fetched at once where the service worker has them', () => {
    begin({ controller: {} });
    expect(classList.contains('system-letters')).toBe(false);
    expect(preloaded()).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  });

  test('the tab’s icon is held back, and follows', () => {
    const icon = document.querySelector('link[rel=icon]');
    begin();
    expect(icon).toHaveAttribute('href', 'data:,');
    run();
    expect(icon?.getAttribute('href')).toMatch(/\/favicon\.svg$/);
  });
});
