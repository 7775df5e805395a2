/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { lazy, Suspense } from 'react';
import { pageHtml } from './page-html';

const onError = jest.fn<(error: unknown, info?: unknown) => void>();
const htmlOf = (page: React.ReactNode) =>
  pageHtml(page, { nonce: undefined, onError, timeout: 5_000 });

function Failing(): React.ReactNode {
  throw new Error('broken');
}

describe('the HTML of a page', () => {
  it('is there at once when nothing has to be waited for', () => {
    const html = htmlOf(
      <html lang="hr">
        <body>
          <Suspense fallback="…">Članci</Suspense>
        </body>
      </html>,
    );
    expect(html).toBe(
      '<!DOCTYPE html><html lang="hr"><head></head><body><!--$-->Članci<!--/$--></body></html>',
    );
  });

  it('contains what had to be waited for', async () => {
    const Late = lazy(() => Promise.resolve({ default: () => <p>Kasnije</p> }));
    const html = await htmlOf(
      <Suspense fallback="…">
        <Late />
      </Suspense>,
    );
    expect(html).toContain('<p>Kasnije</p>');
    expect(html).not.toContain('…');
  });

  it('has the fallback of a part that fails, and the error is reported', async () => {
    const html = await htmlOf(
      <main>
        <Suspense fallback="…">
          <Failing />
        </Suspense>
      </main>,
    );
    expect(html).toContain('…');
    expect(onError).toHaveBeenCalledWith(new Error('broken'), expect.anything());
  });

  it('is not there for a page that fails', async () => {
    await expect(Promise.resolve(htmlOf(<Failing />))).rejects.toThrow('broken');
  });
});
