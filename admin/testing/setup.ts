import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Renders take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
});

afterEach(cleanup);

// The layout, which jsdom lacks, and which the editor reads when it scrolls to the selection.
const noRectangles: DOMRectList = Object.assign([], { item: () => null });
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => noRectangles;
Range.prototype.getBoundingClientRect = () => new DOMRect();
