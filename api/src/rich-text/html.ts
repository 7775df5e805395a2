import type { Block, Inline } from './blocks.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in HTML, also in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Blocks as HTML for programs outside the site, such as readers of feeds. */
export class HtmlWriter {
  /** @param absolute completes an address on this site, also one that is only a fragment */
  constructor(private readonly absolute: (address: string) => string) {}

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.block(block)).join('');
  }

  private block(block: Block): string {
    switch (block.type) {
      case 'paragraph':
        return `<p>${this.line(block.inlines)}</p>`;
      case 'heading':
        return `<h${block.level}>${this.line(block.inlines)}</h${block.level}>`;
      case 'list': {
        const items = block.items.map((item) => `<li>${this.blocks(item)}</li>`).join('');
        if (!block.ordered) return `<ul>${items}</ul>`;
        return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${items}</ol>`;
      }
      case 'quote':
        return `<blockquote>${this.blocks(block.blocks)}</blockquote>`;
      case 'picture': {
        const img = `<img src="${this.address(block.address)}" alt="${escaped(block.alt)}">`;
        if (block.caption === null) return `<p>${img}</p>`;
        return `<figure>${img}<figcaption>${escaped(block.caption)}</figcaption></figure>`;
      }
      case 'table':
        return `<table>${this.row('th', block.head)}${block.rows.map((row) => this.row('td', row)).join('')}</table>`;
      case 'divider':
        return '<hr>';
    }
  }

  private row(cell: 'th' | 'td', cells: readonly Inline[][]): string {
    return `<tr>${cells.map((inlines) => `<${cell}>${this.line(inlines)}</${cell}>`).join('')}</tr>`;
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
        return `<a href="${this.address(inline.address)}">${this.line(inline.inlines)}</a>`;
    }
  }

  private address(address: string): string {
    return escaped(/^[/#]/.test(address) ? this.absolute(address) : address);
  }
}
