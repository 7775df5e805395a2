import { isOwnPicture } from 'shared/link-urls';
import { linkTarget } from '../document/link-target';
import { partParagraphs } from './paragraphs';
import { parseHtml, styleOf, stylesOf } from './parse-html';
import { convertWordLists } from './word-lists';

/** Elements whose content is no text. */
const unwanted = 'script, style, meta, link, title, xml, template, iframe, object, svg, o\\:p';

export interface CleanHtml {
  html: string;
  /** The pictures within the text, as data: URLs, to be uploaded. */
  pictures: string[];
  /** The number of pictures that cannot be read from the clipboard. */
  missingPictures: number;
}

/** Replaces an element by another that has its content. */
function renamed(element: Element, name: string): void {
  const replacement = element.ownerDocument.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let one = comments.nextNode(); one; one = comments.nextNode())
    one.parentNode?.removeChild(one);
}

/** What reviewers wrote and struck out: Word's comments, and those of published Google Docs. */
const review =
  '.MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt, .MsoCommentText, del, sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])';

function removeReview(body: HTMLElement): void {
  body.querySelectorAll(review).forEach((element) => element.remove());
  body.querySelectorAll('[data-style]').forEach((element) => {
    if (/mso-element:\s*comment/i.test(stylesOf(element))) element.remove();
  });
}

/** Formats by inline styles, as Google Docs and Word Online write them, become elements. */
function convertStyles(body: HTMLElement): void {
  // Google Docs wraps everything in a <b> that is not bold.
  body.querySelectorAll<HTMLElement>('b, strong').forEach((element) => {
    if (/^(?:normal|400)$/.test(styleOf(element, 'font-weight'))) unwrap(element);
  });
  body.querySelectorAll<HTMLElement>('span').forEach((element) => {
    if (/^(?:bold|[6-9]00)$/.test(styleOf(element, 'font-weight'))) {
      const strong = element.ownerDocument.createElement('strong');
      strong.append(...element.childNodes);
      element.append(strong);
    }
    if (styleOf(element, 'font-style') === 'italic') renamed(element, 'em');
    else unwrap(element);
  });
}

/** Makes line feeds breaks where they are shown as such, as in messages of WhatsApp. */
function convertLineFeeds(body: HTMLElement): void {
  body.querySelectorAll('*').forEach((element) => {
    if (element.tagName !== 'PRE' && !/^pre/.test(styleOf(element, 'white-space'))) return;
    const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const lines = (text.textContent ?? '').split('\n');
      const [first = '', ...others] = lines;
      if (others.length === 0) continue;
      text.textContent = first;
      const broken = others.flatMap((line) => [element.ownerDocument.createElement('br'), line]);
      if (text instanceof Text) text.after(...broken);
    }
  });
}

const headingsIn = (body: HTMLElement) => [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];

/** Makes headings within lists, quotes and tables bold lines. */
function convertNestedHeadings(body: HTMLElement): void {
  headingsIn(body).forEach((heading) => {
    if (!heading.closest('li, blockquote, table')) return;
    const strong = heading.ownerDocument.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
    renamed(heading, 'p');
  });
}

/** Makes the first level of headings 2, below the page's title, and none deeper than 4. */
function convertHeadings(body: HTMLElement): void {
  body.querySelectorAll('p.MsoTitle').forEach((title) => renamed(title, 'h1'));
  body.querySelectorAll('p.MsoSubtitle').forEach((title) => renamed(title, 'h2'));
  const headings = headingsIn(body);
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const first = Math.min(...levels);
  headings.forEach((heading, index) => {
    // A heading is bold as it is.
    heading.querySelectorAll('b, strong').forEach(unwrap);
    heading.querySelectorAll('br').forEach((line) => line.replaceWith(' '));
    const level = Math.min(4, 2 + (levels[index] ?? first) - first);
    if (heading.textContent.trim() === '') heading.remove();
    else renamed(heading, `h${level}`);
  });
}

/** Puts lists that are directly in another list, as Google Docs has them, into the item before. */
function convertNestedLists(body: HTMLElement): void {
  body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol').forEach((list) => {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
  });
}

/** Makes the text of a cell one line. */
function convertCells(body: HTMLElement): void {
  body.querySelectorAll('td, th').forEach((cell) => {
    cell.querySelectorAll('br').forEach((line) => line.replaceWith(' '));
    cell.querySelectorAll('p, div, li').forEach((block) => {
      block.append(' ');
      unwrap(block);
    });
    cell.querySelectorAll('ul, ol').forEach(unwrap);
    cell.normalize();
    const last = cell.lastChild;
    if (last?.nodeType === Node.TEXT_NODE) last.textContent = last.textContent?.trimEnd() ?? '';
  });
}

function convertLinks(body: HTMLElement): void {
  body.querySelectorAll('a').forEach((link) => {
    const href = link.getAttribute('href') ?? '';
    // Links within the pasted document, such as Word's bookmarks, lead nowhere here.
    const target = href.startsWith('#') ? undefined : linkTarget(href);
    if (target === undefined) unwrap(link);
    else link.setAttribute('href', target);
  });
}

/** Removes pictures that are not on this site. */
function takePictures(body: HTMLElement): Pick<CleanHtml, 'pictures' | 'missingPictures'> {
  const pictures: string[] = [];
  let missingPictures = 0;
  body.querySelectorAll('img').forEach((image) => {
    const src = image.getAttribute('src') ?? '';
    const own = linkTarget(src);
    if (own !== undefined && isOwnPicture(own)) {
      image.setAttribute('src', own);
      return;
    }
    if (/^data:image\//.test(src)) pictures.push(src);
    else missingPictures += 1;
    image.remove();
  });
  return { pictures, missingPictures };
}

/** Removes paragraphs without content, which Word and Google Docs use as distances. */
function removeEmpty(body: HTMLElement): void {
  body.querySelectorAll('p, div').forEach((block) => {
    if (block.textContent.trim() === '' && !block.querySelector('img, hr, table')) block.remove();
  });
}

/** Pasted HTML with its structure, and without anything else. */
export function cleanHtml(html: string): CleanHtml {
  const body = parseHtml(html);
  removeComments(body);
  removeReview(body);
  convertWordLists(body);
  body.querySelectorAll(unwanted).forEach((element) => element.remove());
  convertNestedHeadings(body);
  convertHeadings(body);
  convertLineFeeds(body);
  convertStyles(body);
  convertNestedLists(body);
  convertCells(body);
  convertLinks(body);
  const pictures = takePictures(body);
  partParagraphs(body);
  removeEmpty(body);
  return { html: body.innerHTML, ...pictures };
}
