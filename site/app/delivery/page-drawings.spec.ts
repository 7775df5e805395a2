import { describe, expect, test } from '@jest/globals';
import { pageDrawings } from './page-drawings';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('a page with drawings', () => {
  test('brings each once, and shows it from there', () => {
    const html = pageDrawings(
      page(
        '<use href="/images/drawings/icons.svg#heart"></use>' +
          '<use href="/images/drawings/bench.svg#drawing"></use>' +
          '<use href="/images/drawings/icons.svg#house"></use>',
      ),
    );
    expect(html).toBe(
      page(
        '<use href="#icons-heart"></use><use href="#bench-drawing"></use>' +
          '<use href="#icons-house"></use><div hidden=""><svg>' +
          '<g id="icons-heart"/><g id="icons-house"/><g id="bench-drawing"/></svg></div>',
      ),
    );
  });

  test('brings the pictures drawn by us in their places, and leaves the others', () => {
    const other =
      '<img src="/media/a.webp" alt="Bura"/><img class="b" src="/images/a.svg" alt=""/>';
    expect(pageDrawings(page(`${other}<img alt="" src="/images/sea.svg" width="3"/>`))).toBe(
      page(`${other}<img alt="" src="data:image/svg+xml,%3Csvg title='$&'/%3E" width="3"/>`),
    );
  });

  test('leaves a drawing that it does not know at its address', () => {
    const html = page('<use href="/images/drawings/new.svg#drawing"></use>');
    expect(pageDrawings(html)).toBe(html);
  });
});
