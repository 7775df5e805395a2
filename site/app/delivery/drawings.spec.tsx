import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DocumentDrawings, UseDrawing, usePictureSource } from './drawings';
import { ServerDocumentContext } from './server-document';

const ICONS = '/images/drawings/icons.svg';
const BENCH = '/images/drawings/bench.svg';

/** What React renders, as text. */
const htmlOf = (element: ReactElement): string => render(element).container.innerHTML;

/** As the server renders it into a document. */
function sent(content: ReactElement): string {
  const server = { nonce: 'n', scripts: true, drawings: new Set<string>() };
  return htmlOf(
    <ServerDocumentContext value={server}>
      {content}
      <DocumentDrawings />
    </ServerDocumentContext>,
  );
}

function Image({ src }: { src: string }) {
  return <img src={usePictureSource(src)} alt="" />;
}

describe('a document with drawings', () => {
  test('brings each file once, and shows its drawings from there', () => {
    const html = sent(
      <svg>
        <UseDrawing file={ICONS} id="heart" />
        <UseDrawing file={BENCH} id="drawing" />
        <UseDrawing file={ICONS} id="house" />
      </svg>,
    );
    expect(html).toBe(
      '<svg><use href="#icons-heart"></use><use href="#bench-drawing"></use>' +
        '<use href="#icons-house"></use></svg><div hidden=""><svg>' +
        '<g id="icons-heart"></g><g id="icons-house"></g><g id="bench-drawing"></g></svg></div>',
    );
  });

  test('brings the pictures drawn by us in their places, and leaves the others', () => {
    const html = sent(
      <>
        <Image src="/media/a.webp" />
        <Image src="/images/sea.svg" />
      </>,
    );
    expect(html).toContain('src="/media/a.webp"');
    expect(html).toContain(`src="data:image/svg+xml,%3Csvg title='$&amp;'/%3E"`);
  });

  test('leaves a drawing that it does not know at its URL', () => {
    expect(
      sent(
        <svg>
          <UseDrawing file="/images/drawings/new.svg" id="drawing" />
        </svg>,
      ),
    ).toBe('<svg><use href="/images/drawings/new.svg#drawing"></use></svg>');
  });

  test('is of the server alone; in the browser files are fetched', () => {
    expect(
      htmlOf(
        <svg>
          <UseDrawing file={ICONS} id="heart" />
        </svg>,
      ),
    ).toBe(`<svg><use href="${ICONS}#heart"></use></svg>`);
  });
});
