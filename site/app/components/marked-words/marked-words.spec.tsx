import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MarkedWords } from './marked-words';

/** What a browser that translates a page does: each text is replaced by an element. */
function translate(root: Element): void {
  root.querySelectorAll('*').forEach((element) => {
    const [text] = element.childNodes;
    if (!(text instanceof Text) || element.tagName === 'FONT') return;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  });
}

test('words are marked in a text that the browser has translated', () => {
  const text = 'Terapija i podrška';
  const title = (q: string) => (
    <h2>
      <MarkedWords text={text} q={q} />
    </h2>
  );
  const { container, rerender } = render(title(''));
  for (const q of ['terapija', 'podrška', '']) {
    translate(container);
    rerender(title(q));
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('mark')).toHaveLength(q === '' ? 0 : 1);
  }
});
