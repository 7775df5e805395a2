import { escapeHtml } from '../../http/escape-html.js';
import type { Block, PictureBlock } from '../../rich-text/blocks.js';
import { HtmlWriter, type HtmlElement } from '../../rich-text/html.js';
import { cidOf, SMALL_WIDTH, type MailPicture, type MailPictures } from './mail-picture.js';
import { styleOf, type Style } from './styles.js';

const LOOK: Record<HtmlElement, Style> = {
  p: 'p',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  ul: 'list',
  ol: 'list',
  li: 'item',
  blockquote: 'quote',
  table: 'grid',
  th: 'gridHead',
  td: 'gridCell',
  hr: 'divider',
  a: 'link',
};

/** Outlook for Windows reads the width of the attribute only, as large as the column. */
const COLUMN_WIDTH = 542;

function pictureHtml({ address, alt, caption }: PictureBlock, pictures: MailPictures): string {
  const picture = pictures[address];
  const words = caption ?? alt;
  const below = words === '' ? '' : `<p ${styleOf('caption')}>${escapeHtml(words)}</p>`;
  // A picture that is not in the library, such as an SVG, is one that few mail programs show.
  if (picture === undefined) return below;
  const width = Math.min(picture.width, COLUMN_WIDTH);
  const height = Math.round((picture.height * width) / picture.width);
  const img = `<img src="cid:${cidOf(picture)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ${styleOf('picture')}>`;
  return `<p ${styleOf('figure')}>${img}</p>${caption === null ? '' : below}`;
}

/** A small picture above a text. */
export function smallPictureHtml(
  { alt }: { alt: string },
  picture: MailPicture | undefined,
): string {
  if (picture === undefined) return '';
  const height = Math.round((picture.height * SMALL_WIDTH) / picture.width);
  return `<p ${styleOf('thumb')}><img src="cid:${cidOf(picture)}" alt="${escapeHtml(alt)}" width="${SMALL_WIDTH}" height="${height}" ${styleOf('thumbPicture')}></p>`;
}

/**
 * A formatted text as HTML for mail programs: with inline styles, and pictures of the mail itself.
 * @param absolute completes an address on this site
 */
export function formattedHtml(
  blocks: readonly Block[],
  pictures: MailPictures,
  absolute: (url: string) => string,
): string {
  const writer = new HtmlWriter(absolute, {
    attributes: (element, { within, id } = {}) => {
      const style = styleOf(element === 'p' && within ? 'inner' : LOOK[element]);
      // Links of the text lead to its headings.
      return id === undefined ? ` ${style}` : ` id="${escapeHtml(id)}" ${style}`;
    },
    picture: (picture) => pictureHtml(picture, pictures),
  });
  return writer.blocks(blocks);
}
