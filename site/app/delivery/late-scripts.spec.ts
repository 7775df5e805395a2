import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { takeEarlyPresses } from './early-presses';
import { lateScripts } from './late-scripts';

const rendered = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="modulepreload" href="/assets/frame-1.js"/>',
  '<link rel="modulepreload" href="/assets/react-1.js"/>',
  '<link rel="preload" href="/assets/f.woff2" as="font"/>',
  '<link rel="modulepreload" href="/assets/b.js" crossorigin=""/>',
  '<link rel="modulepreload" href="/assets/c.js"/></head><body><main>Text</main>',
  '<script>window.__reactRouterContext = {};</script>',
  '<script nonce="n" type="module" async="">import "/assets/a.js"; import("/assets/b.js");</script>',
  '<script>window.__reactRouterContext.streamController.close();</script></body></html>',
].join('');

describe('a page whose scripts come late', () => {
  it('asks for none of them while it is read', () => {
    const html = lateScripts(rendered, 'n');
    expect(html).not.toContain('modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<main>Text</main>');
  });

  it('keeps what they are to run, and which files that needs, from libraries to entry', () => {
    expect(lateScripts(rendered, 'n')).toContain(
      '<script nonce="n" id="late-scripts" type="text/plain" data-files="' +
        '/assets/react-1.js /assets/frame-1.js /assets/a.js /assets/c.js /assets/b.js">' +
        'import "/assets/a.js"; import("/assets/b.js");</script>',
    );
  });

  it('leaves the other scripts and links as they are', () => {
    const html = lateScripts(rendered, 'n');
    expect(html).toContain('<script>window.__reactRouterContext = {};</script>');
    expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font"/>');
  });
});

describe('a button pressed before the scripts are there', () => {
  const starter = /<script nonce="n">(\(function\(d,w\)\{[^]*?)<\/script>/;
  let pressed: jest.Mock;

  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<script id="late-scripts" type="text/plain" data-files="/assets/a.js"></script>' +
      '<button type="button"><span>A</span></button><form><button>Send</button></form>';
    const code = starter.exec(lateScripts(rendered, 'n'))?.[1] ?? '';
    expect(code).not.toBe('');
    new Function(code)();
    pressed = jest.fn();
  });

  it('is heard once they are', () => {
    document.querySelector<HTMLElement>('button span')?.click();
    const carryOut = takeEarlyPresses();
    document.querySelector('button')?.addEventListener('click', () => pressed());
    carryOut();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is not heard twice when pressed after they took over', () => {
    const carryOut = takeEarlyPresses();
    document.querySelector('button')?.addEventListener('click', () => pressed());
    document.querySelector('button')?.click();
    carryOut();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser when it sends a form', () => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('form button')?.click();
    expect(window.earlyPresses).toEqual([]);
  });
});
