import { stylesOf } from './parse-html';

/** The position of a paragraph in a list of Word: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/;

interface OpenList {
  element: HTMLElement;
  /** Word's number of the list. */
  number: string;
  level: number;
}

/** Removes the bullet or number that Word writes before an item; returns it. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(stylesOf(span)),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return text;
}

/** Whether a marker counts: `1.`, `a)`, `iv.`. */
const counts = (marker: string) => /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker);

/** Makes the lists of Word, which are paragraphs there, lists. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let before: Element | null = null;
  body.querySelectorAll<HTMLElement>('p').forEach((paragraph) => {
    const [, number = '', depth = 0] = listStyle.exec(stylesOf(paragraph)) ?? [];
    const level = Number(depth);
    if (level === 0) return;
    // A list goes on only in the paragraph directly after it.
    const continues = before !== null && paragraph.previousElementSibling === before;
    if (!continues) open = [];
    const marker = takeMarker(paragraph);
    const tag = counts(marker) ? 'ol' : 'ul';
    open = open.filter(
      (list) => list.level < level || (list.level === level && list.number === number),
    );
    let current = open.at(-1);
    if (current?.level !== level) {
      const element = body.ownerDocument.createElement(tag);
      // A list that a paragraph interrupts goes on with its number.
      element.setAttribute('start', /\d+/.exec(marker)?.[0] ?? '1');
      const item = current?.element.lastElementChild;
      if (item) item.append(element);
      else paragraph.before(element);
      current = { element, number, level };
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.element.append(item);
    before = open[0]?.element ?? null;
    paragraph.remove();
  });
}
