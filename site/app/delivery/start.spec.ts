import { afterEach, beforeEach, describe, expect, jest, test, it } from '@jest/globals';
import { takeEarlyClicks } from './early-clicks';
import { fetchDeferredFiles } from './fonts';
import { run } from './start-scripts';

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

  test('are not fetched when the browser saves data', () => {
    expect(fetchFonts({ saveData: true }).requested).toEqual([]);
    expect(fetchFonts({ saveData: false }).requested).not.toEqual([]);
  });
});

describe('the scripts of the start', () => {
  const root = document.documentElement;
  let onClick: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    classList.remove('system-fonts');
    window.earlyClicks = undefined;
    root.hidden = false;
    root.removeAttribute('data-unscripted');
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<script id="deferred-scripts" type="text/plain" data-files="/assets/a.js /assets/b.js">go()</script>' +
      '<button type="button"><span>A</span></button><form><button>Send</button></form>';
    onClick = jest.fn();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.href);
  const scripts = () => [...document.head.querySelectorAll('script')];

  describe('the scripts of a page', () => {
    it('start after four seconds at the latest: file by file, then the inline module', () => {
      Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
      run();
      jest.advanceTimersByTime(3_999);
      expect(hrefs()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(hrefs()).toEqual(['http://localhost/assets/a.js', 'http://localhost/assets/b.js']);
      expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/assets/a.js']);
      scripts()[0]?.dispatchEvent(new Event('load'));
      jest.runOnlyPendingTimers();
      expect(scripts().at(-1)).toMatchObject({ type: 'module', textContent: 'go()' });
      expect(scripts()).toHaveLength(2);
      Reflect.deleteProperty(document, 'readyState');
    });

    it('do not start on a page that is served at another page’s URL', () => {
      root.setAttribute('data-unscripted', '');
      run();
      jest.advanceTimersByTime(4_000);
      expect(hrefs()).toEqual([]);
      expect(window.earlyClicks).toBeUndefined();
    });
  });

  describe('a button clicked before hydration', () => {
    beforeEach(run);

    it('is clicked again after hydration', () => {
      document.querySelector<HTMLElement>('button span')?.click();
      const replay = takeEarlyClicks();
      document.querySelector('button')?.addEventListener('click', () => onClick());
      replay();
      expect(onClick).toHaveBeenCalledTimes(1);
    });

    it('is not clicked again when it was clicked after recording stopped', () => {
      const replay = takeEarlyClicks();
      document.querySelector('button')?.addEventListener('click', () => onClick());
      document.querySelector('button')?.click();
      replay();
      expect(onClick).toHaveBeenCalledTimes(1);
    });

    it('is not recorded when it submits a form', () => {
      document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
      document.querySelector<HTMLElement>('form button')?.click();
      expect(window.earlyClicks).toEqual([]);
    });
  });
});
