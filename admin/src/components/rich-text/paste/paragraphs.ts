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

const isVisible = (node: Node): boolean =>
  node instanceof Element ? node.tagName === 'IMG' : node.textContent?.trim() !== '';

/** The line breaks before, between and after the visible parts of a paragraph. */
function lineBreaks(paragraph: Element): Element[][] {
  let run: Element[] = [];
  const runs = [run];
  const nodes = paragraph.ownerDocument.createNodeIterator(
    paragraph,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element && node.tagName === 'BR') run.push(node);
    else if (isVisible(node)) runs.push((run = []));
  }
  return runs;
}

/** Two line breaks in a row begin a paragraph; one at an end shows nothing. */
function splitParagraph(paragraph: Element): void {
  const { ownerDocument } = paragraph;
  const [first = [], ...between] = lineBreaks(paragraph);
  [...first, ...(between.pop() ?? [])].forEach((line) => line.remove());
  // One for all, since each range slows every change of the document down.
  const range = ownerDocument.createRange();
  for (const run of between) {
    const [line, ...others] = run;
    if (line === undefined || others.length === 0) continue;
    range.setStart(paragraph, 0);
    range.setEndBefore(line);
    const before = ownerDocument.createElement('p');
    before.append(range.extractContents());
    paragraph.before(before);
    run.forEach((one) => one.remove());
  }
}

/** Parts pasted texts into paragraphs where web pages and mails only break lines. */
export function partParagraphs(body: HTMLElement): void {
  [body, ...body.querySelectorAll(FLOW)].forEach(wrapLooseTexts);
  body.querySelectorAll('p').forEach(splitParagraph);
}
