/** Elements that hold only paragraphs. */
const FLOW = 'body, div, section, article, main, header, footer, aside, center, blockquote';
const BLOCK = `${FLOW}, p, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, table, hr, pre, figure, img, address, form`;

const isInline = (node: ChildNode): boolean =>
  !(node instanceof Element) || !(node.matches(BLOCK) || node.querySelector(BLOCK) !== null);

/** Puts texts that stand beside paragraphs, or in a mere division, into paragraphs of their own. */
function wrapLooseTexts(container: Element): void {
  let paragraph: Element | undefined;
  for (const node of [...container.childNodes]) {
    if (!isInline(node)) {
      paragraph = undefined;
      continue;
    }
    if (paragraph === undefined) {
      paragraph = container.ownerDocument.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

/** What is between two places of a paragraph, with the formats around it. */
function part(paragraph: Element, place: (range: Range) => void): Range {
  const range = paragraph.ownerDocument.createRange();
  range.selectNodeContents(paragraph);
  place(range);
  return range;
}

const isBlank = (range: Range) =>
  range.toString().trim() === '' && range.cloneContents().querySelector('img') === null;

/** Two line breaks in a row begin a paragraph; one at an end shows nothing. */
function splitParagraph(paragraph: Element): void {
  const { ownerDocument } = paragraph;
  for (const line of [...paragraph.querySelectorAll('br')]) {
    const isLast = isBlank(part(paragraph, (range) => range.setStartAfter(line)));
    const isFirst = isBlank(part(paragraph, (range) => range.setEndBefore(line)));
    if (isLast || isFirst) {
      line.remove();
      continue;
    }
    const [next] = [...paragraph.querySelectorAll('br')].filter(
      (other) => (line.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (next === undefined) continue;
    const isPair = isBlank(
      part(paragraph, (range) => {
        range.setStartAfter(line);
        range.setEndBefore(next);
      }),
    );
    if (!isPair) continue;
    const before = ownerDocument.createElement('p');
    before.append(part(paragraph, (range) => range.setEndBefore(line)).extractContents());
    paragraph.before(before);
    line.remove();
  }
}

/** Parts pasted texts into paragraphs where web pages and mails only break lines. */
export function partParagraphs(body: HTMLElement): void {
  if (body.querySelector('br') === null) return;
  [body, ...body.querySelectorAll(FLOW)].forEach(wrapLooseTexts);
  body.querySelectorAll('p').forEach(splitParagraph);
}
