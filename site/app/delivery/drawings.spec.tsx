import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DocumentDrawings, UseDrawing, usePictureSource } from './drawings';
import { ServerDocumentContext } from './server-document';

const ICONS = '/images/drawings/icons.svg';
const BENCH = '/images/drawings/bench.svg';

/** The HTML that React renders. */
const htmlOf = (element: ReactElement): string => render(element).container.innerHTML;

/** The HTML in a document from the server. */
function serverHtml(content: ReactElement): string {
  const server = {
    nonce: 'n',
    submissionKey: '',
    scripts: true,
    drawings: new Set<string>(),
    parts: new Map(),
  };
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
  test('contains the drawings of each file once, and refers to them', () => {
    const html = serverHtml(
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

  test('contains our own pictures as data URLs, and leaves other URLs unchanged', () => {
    const html = serverHtml(
      <>
        <Image src="/media/a.webp" />
        <Image src="/images/sea.svg" />
      </>,
    );
    expect(html).toContain('src="/media/a.webp"');
    expect(html).toContain(`src="data:image/svg+xml,%3Csvg title='$&amp;'/%3E"`);
  });
});
