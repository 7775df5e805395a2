import { isOwnPicture } from 'shared/link-urls';
import { linkTarget, withoutWrappers } from '../document/link-target';
import { partParagraphs } from './paragraphs';
import { parseHtml, styleOf, stylesOf } from './parse-html';
import { convertTables } from './tables';
import { convertWordLists } from './word-lists';

/** What is not the text: scripts and controls of pages, what is hidden, and notes of reviewers. */
const UNWANTED =
  'script, style, meta, link, title, xml, template, iframe, object, svg, button, select, textarea, o\\:p, [hidden], [aria-roledescription=checkbox], .MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt, .MsoCommentText, del, sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])';
const UNWANTED_STYLE = /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/i;

/** Elements that become others: the first are blocks that the editor's parser reads as words. */
const RENAMED = [
  ['main, nav, details, summary, caption, center, legend, dialog, search, menu, pre', 'div'],
  ['p.MsoTitle', 'h1'],
  ['p.MsoSubtitle', 'h2'],
  ['u', 'strong'],
] as const;

/** Formats by inline styles, as Google Docs and Word Online write them. */
const STYLES = [
  ['display', /^(?:block|flex|grid)$/, 'div'],
  ['font-weight', /^(?:bold|[6-9]00)$/, 'strong'],
  ['font-style', /^italic$/, 'em'],
  ['text-decoration', /underline/, 'u'],
  ['vertical-align', /^super$/, 'sup'],
  ['vertical-align', /^sub$/, 'sub'],
] as const;

/** Raised and lowered characters of Unicode, which need no format in mails and on the site. */
const SCRIPTS = [
  ['sup', '0123456789+-−–=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ'],
  ['sub', '0123456789+-−–=()ni', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙᵢ'],
] as const;

/** Marks that show nothing, but divide a word for who searches it. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Pictures of emoji, as messengers and web mails show them. */
const EMOJI =
  /^(?=\p{Emoji_Presentation}|\p{Extended_Pictographic})(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

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

function removeUnwanted(body: HTMLElement): void {
  body.querySelectorAll(UNWANTED).forEach((element) => element.remove());
  body.querySelectorAll('[data-style]').forEach((element) => {
    if (UNWANTED_STYLE.test(stylesOf(element))) element.remove();
  });
}

/** The texts in an element, in their order. */
function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** Puts the content of an element into another one within it. */
function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function convertStyles(body: HTMLElement): void {
  // Google Docs wraps everything in a <b> that is not bold.
  body.querySelectorAll('b, strong').forEach((element) => {
    if (/^(?:normal|400)$/.test(styleOf(element, 'font-weight'))) unwrap(element);
  });
  body.querySelectorAll('span').forEach((span) => {
    for (const [property, value, name] of STYLES)
      if (value.test(styleOf(span, property))) wrapContent(span, name);
    unwrap(span);
  });
  // Links are underlined as they are.
  body.querySelectorAll('a u, u:has(a)').forEach(unwrap);
  for (const [selector, name] of RENAMED)
    body.querySelectorAll(selector).forEach((element) => renamed(element, name));
}

/** Raises and lowers characters where all of the text can be: x², H₂O, but 1st. */
function convertScripts(body: HTMLElement): void {
  for (const [name, plain, raised] of SCRIPTS) {
    body.querySelectorAll(name).forEach((element) => {
      if ([...element.textContent.trim()].some((character) => !plain.includes(character))) return;
      for (const text of textsIn(element))
        text.data = text.data.replace(/\S/g, (character) => raised[plain.indexOf(character)] ?? '');
    });
  }
}

/** Leaves out spaces and marks that show nothing, and the wrappers of typed addresses. */
function convertTexts(body: HTMLElement): void {
  const spaces = body.querySelectorAll('.Apple-converted-space');
  spaces.forEach((space) => space.replaceWith(' '));
  body.normalize();
  for (const text of textsIn(body))
    text.data = withoutWrappers(text.data.replace(INVISIBLE, '').replace(/\s{2,}|^\s+$/g, ' '));
}

/** Makes line feeds breaks where they are shown as such, as in messages of WhatsApp. */
function convertLineFeeds(body: HTMLElement): void {
  body.querySelectorAll('*').forEach((element) => {
    if (element.tagName !== 'PRE' && !/^pre/.test(styleOf(element, 'white-space'))) return;
    for (const text of textsIn(element)) {
      const [first = '', ...others] = text.data.split('\n');
      if (others.length === 0) continue;
      text.data = first;
      text.after(...others.flatMap((line) => [element.ownerDocument.createElement('br'), line]));
    }
  });
}

const headingsIn = (body: HTMLElement) => [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];

/** Makes headings within lists, quotes and tables bold lines. */
function convertNestedHeadings(body: HTMLElement): void {
  headingsIn(body).forEach((heading) => {
    if (!heading.closest('li, blockquote, table')) return;
    wrapContent(heading, 'strong');
    renamed(heading, 'p');
  });
}

/** Makes the first level of headings 2, below the page's title, and none deeper than 4. */
function convertHeadings(body: HTMLElement): void {
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
    const alt = image.getAttribute('alt') ?? '';
    if (EMOJI.test(alt)) {
      image.replaceWith(alt);
      return;
    }
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
  removeUnwanted(body);
  convertTables(body);
  convertWordLists(body);
  convertLineFeeds(body);
  convertStyles(body);
  convertTexts(body);
  convertScripts(body);
  convertNestedHeadings(body);
  convertHeadings(body);
  convertNestedLists(body);
  convertCells(body);
  convertLinks(body);
  const pictures = takePictures(body);
  partParagraphs(body);
  removeEmpty(body);
  return { html: body.innerHTML, ...pictures };
}
