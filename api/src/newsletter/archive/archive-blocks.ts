import type { Block as MailBlock } from '../../mail/template/render-mail.js';
import type { Block, Inline, PictureBlock } from '../../rich-text/blocks.js';

const paragraph = (...inlines: Inline[]): Block => ({ type: 'paragraph', inlines });
const words = (text: string): Inline => ({ type: 'text', text });

/**
 * The blocks of a mail as those of a text of the site. Links to the site become paths.
 * @param publicUrl of the site
 */
export function archiveBlocks(blocks: readonly MailBlock[], publicUrl: string): Block[] {
  const linkTo = (url: string, text: string): Block => {
    const own = url.startsWith(`${publicUrl}/`);
    const target = own ? url.slice(publicUrl.length) : url;
    return paragraph({ type: 'link', address: target, inlines: [words(text)] });
  };
  return blocks.flatMap((block, position): Block | Block[] => {
    if ('formatted' in block) return block.formatted;
    // Issues are stored before their blocks are rendered.
    if ('html' in block) return [];
    // The page shows it in its own way.
    if ('euFunding' in block) return [];
    if ('picture' in block) {
      return { type: 'picture', address: block.picture, alt: block.alt, caption: null };
    }
    if ('heading' in block) {
      const inlines = [words(block.heading)];
      // The ids of headings in formatted texts begin with `h-`.
      return { type: 'heading', level: 2, id: `part-${position + 1}`, inlines };
    }
    if ('paragraph' in block) return paragraph(words(block.paragraph));
    if ('aside' in block) return paragraph(words(block.aside));
    if ('link' in block) return linkTo(block.url, block.link);
    if ('button' in block) return linkTo(block.url, block.button);
    if ('quote' in block) return { type: 'quote', blocks: [paragraph(words(block.quote))] };
    if ('lines' in block) return paragraph(words(block.lines));
    const items = block.facts.map(([term, fact]) => [paragraph(words(`${term}: ${fact}`))]);
    return { type: 'list', ordered: false, start: 1, items };
  });
}

/** Blocks without certain pictures, also in lists and quotes. */
export function withoutPictures(
  blocks: readonly Block[],
  isLeftOut: (picture: PictureBlock) => boolean,
): Block[] {
  const kept = (inner: readonly Block[]) => withoutPictures(inner, isLeftOut);
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'picture') return isLeftOut(block) ? [] : [block];
    if (block.type === 'quote') return [{ ...block, blocks: kept(block.blocks) }];
    return block.type === 'list' ? [{ ...block, items: block.items.map(kept) }] : [block];
  });
}
