import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { takeEarlyClicks } from './early-clicks';
import { run } from './start-scripts';

const root = document.documentElement;
let pressed: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  window.earlyClicks = undefined;
  root.hidden = false;
  root.removeAttribute('data-unscripted');
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script id="deferred-scripts" type="text/plain" data-files="/assets/a.js /assets/b.js">go()</script>' +
    '<button type="button"><span>A</span></button><form><button>Send</button></form>';
  pressed = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
});

const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.href);
const scripts = () => [...document.head.querySelectorAll('script')];

describe('the scripts of a page', () => {
  it('are started after four seconds at the latest: one after the other, then the module', () => {
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

  it('are not started on a page that stands at the URL of another', () => {
    root.setAttribute('data-unscripted', '');
    run();
    jest.advanceTimersByTime(4_000);
    expect(hrefs()).toEqual([]);
    expect(window.earlyClicks).toBeUndefined();
  });
});

describe('a button pressed before the scripts are there', () => {
  beforeEach(run);

  it('is heard once they are', () => {
    document.querySelector<HTMLElement>('button span')?.click();
    const carryOut = takeEarlyClicks();
    document.querySelector('button')?.addEventListener('click', () => pressed());
    carryOut();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is not heard twice when pressed after they took over', () => {
    const carryOut = takeEarlyClicks();
    document.querySelector('button')?.addEventListener('click', () => pressed());
    document.querySelector('button')?.click();
    carryOut();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser when it sends a form', () => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('form button')?.click();
    expect(window.earlyClicks).toEqual([]);
  });
});
