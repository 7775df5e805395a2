import type { Block, Inline, List } from '../../rich-text/blocks.js';

const SCHEME = /^(?:mailto|tel):/;

/** A heading over a line of dashes. */
export const underlined = (heading: string): string =>
  `${heading}\n${'-'.repeat([...heading].length)}`;

/** Writes formatted texts as plain text, for programs and people who read no HTML. */
class TextWriter {
  constructor(private readonly absolute: (url: string) => string) {}

  blocks(blocks: readonly Block[]): string {
    return blocks
      .map((block) => this.block(block))
      .filter(Boolean)
      .join('\n\n');
  }

  private block(block: Block): string {
    switch (block.type) {
      case 'paragraph':
        return this.line(block.inlines);
      case 'heading':
        return underlined(this.line(block.inlines));
      case 'list':
        return this.list(block);
      case 'quote':
        return this.blocks(block.blocks).replace(/^/gm, '> ').replace(/ +$/gm, '');
      case 'picture': {
        const words = [block.alt, block.caption ?? ''].filter(Boolean);
        return words.length === 0 ? '' : `[${words.join(': ')}]`;
      }
      case 'table':
        return [block.head, ...block.rows]
          .map((cells) => cells.map((cell) => this.line(cell)).join(' | '))
          .join('\n');
      case 'divider':
        return '* * *';
    }
  }

  private list({ ordered, start, items }: List): string {
    const lines = items.map((item, position) => {
      const mark = ordered ? `${start + position}. ` : '- ';
      const indent = ' '.repeat(mark.length);
      const [first = '', ...rest] = item.map((block) => this.block(block)).filter(Boolean);
      const text = [first, ...rest].join('\n');
      return `${mark}${text.replace(/\n(?=.)/g, `\n${indent}`)}`;
    });
    return lines.join('\n');
  }

  private line(inlines: readonly Inline[]): string {
    return inlines.map((inline) => this.inline(inline)).join('');
  }

  private inline(inline: Inline): string {
    if (inline.type === 'text') return inline.text;
    if (inline.type === 'break') return '\n';
    const words = this.line(inline.inlines);
    if (inline.type !== 'link' || inline.address.startsWith('#')) return words;
    const url = inline.address.startsWith('/') ? this.absolute(inline.address) : inline.address;
    const shown = url.replace(SCHEME, '');
    // Numbers are often grouped with spaces.
    return words.replace(/\s/g, '') === shown ? words : `${words} <${shown}>`;
  }
}

/**
 * A formatted text as plain text: links with their addresses, pictures by their descriptions.
 * @param absolute completes an address on this site
 */
export const formattedText = (
  blocks: readonly Block[],
  absolute: (url: string) => string,
): string => new TextWriter(absolute).blocks(blocks);
