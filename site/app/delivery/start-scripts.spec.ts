import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { takeEarlyClicks } from './early-clicks';
import { run } from './start-scripts';

const root = document.documentElement;
let onClick: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
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
