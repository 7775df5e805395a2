import type { Block, Inline, PictureBlock } from './blocks.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in HTML, also in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** An element of a formatted text that programs without style sheets may show in another way. */
export type HtmlElement =
  'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'table' | 'th' | 'td' | 'hr' | 'a';

interface Place {
  within?: 'li' | 'blockquote';
  id?: string;
}

/** How HTML is written for a program. */
export interface HtmlLook {
  /**
   * The attributes of an element, each after a space.
   * @param place the element around a paragraph, and the id of a heading
   */
  attributes: (element: HtmlElement, place?: Place) => string;
  picture: (picture: PictureBlock) => string;
}

/** Blocks as HTML for programs outside the site, such as readers of feeds. */
export class HtmlWriter {
  private readonly look: HtmlLook;

  /** @param absolute completes an address on this site, also one that is only a fragment */
  constructor(
    private readonly absolute: (url: string) => string,
    look: Partial<HtmlLook> = {},
  ) {
    this.look = { attributes: () => '', picture: (block) => this.picture(block), ...look };
  }

  blocks(blocks: readonly Block[], within?: Place['within']): string {
    return blocks.map((block) => this.block(block, within)).join('');
  }

  private block(block: Block, within: Place['within']): string {
    const id = block.type === 'heading' ? block.id : undefined;
    const open = (element: HtmlElement, more = '') =>
      `<${element}${more}${this.look.attributes(element, { within, id })}>`;
    switch (block.type) {
      case 'paragraph':
        return `${open('p')}${this.line(block.inlines)}</p>`;
      case 'heading': {
        const element = `h${block.level}` as const;
        return `${open(element)}${this.line(block.inlines)}</${element}>`;
      }
      case 'list': {
        const items = block.items.map((item) => `${open('li')}${this.blocks(item, 'li')}</li>`);
        if (!block.ordered) return `${open('ul')}${items.join('')}</ul>`;
        const start = block.start === 1 ? '' : ` start="${block.start}"`;
        return `${open('ol', start)}${items.join('')}</ol>`;
      }
      case 'quote':
        return `${open('blockquote')}${this.blocks(block.blocks, 'blockquote')}</blockquote>`;
      case 'picture':
        return this.look.picture(block);
      case 'table':
        return `${open('table')}${this.row('th', block.head)}${block.rows.map((row) => this.row('td', row)).join('')}</table>`;
      case 'divider':
        return open('hr');
    }
  }

  private picture({ address, alt, caption }: PictureBlock): string {
    const img = `<img src="${this.url(address)}" alt="${escaped(alt)}">`;
    if (caption === null) return `<p>${img}</p>`;
    return `<figure>${img}<figcaption>${escaped(caption)}</figcaption></figure>`;
  }

  private row(cell: 'th' | 'td', cells: readonly Inline[][]): string {
    const open = `<${cell}${this.look.attributes(cell)}>`;
    return `<tr>${cells.map((inlines) => `${open}${this.line(inlines)}</${cell}>`).join('')}</tr>`;
  }

  private line(inlines: readonly Inline[]): string {
    return inlines.map((inline) => this.inline(inline)).join('');
  }

  private inline(inline: Inline): string {
    switch (inline.type) {
      case 'text':
        return escaped(inline.text);
      case 'break':
        return '<br>';
      case 'strong':
        return `<strong>${this.line(inline.inlines)}</strong>`;
      case 'emphasis':
        return `<em>${this.line(inline.inlines)}</em>`;
      case 'link':
        return `<a href="${this.url(inline.address)}"${this.look.attributes('a')}>${this.line(inline.inlines)}</a>`;
    }
  }

  private url(url: string): string {
    return escaped(/^[/#]/.test(url) ? this.absolute(url) : url);
  }
}
