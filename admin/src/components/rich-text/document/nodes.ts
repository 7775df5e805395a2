import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { isLinkable, isOwnPicture } from 'shared/link-urls';

/** The text of an attribute of a node or a mark. */
export function textOf(attributes: Readonly<Record<string, unknown>>, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

/** The name of the picture's node. */
export const pictureName = 'picture';

/** The whole text. A heading starts a part of it, so there is none within lists and quotes. */
export const DocumentNode = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | heading)+',
});

/** A link, which leads only where links may lead. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => isLinkable(element.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A picture in a text. */
export interface TextPicture {
  src: string;
  alt: string;
  caption: string;
}

/** The attributes of a picture in pasted HTML; false for anything but a picture on this site. */
function pictureAttributes(element: HTMLElement) {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = image?.getAttribute('src') ?? '';
  if (!isOwnPicture(src)) return false;
  const caption = element.querySelector('figcaption')?.textContent ?? image?.getAttribute('title');
  return { src, alt: image?.getAttribute('alt') ?? '', caption: caption ?? '' };
}

/** A picture on this site as a block, with alternative text and caption. */
export const PictureNode = Node.create({
  name: pictureName,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, caption: { default: '' } }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: pictureAttributes },
    { tag: 'img[src]', getAttrs: pictureAttributes },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    [
      'img',
      { src: textOf(attrs, 'src'), alt: textOf(attrs, 'alt'), title: textOf(attrs, 'caption') },
    ],
    ['figcaption', textOf(attrs, 'caption')],
  ],
});

/** The text of a table's cell: one line, as in GFM. */
export const CellText = Node.create({
  name: 'cellText',
  content: 'text*',
  marks: '_',
  parseHTML: () => [
    { tag: 'p', context: 'tableCell/' },
    { tag: 'p', context: 'tableHeader/' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes), 0],
});
