import MarkdownIt from 'markdown-it';
import { isOwnPicture } from 'shared/link-urls';
import { slugOf } from 'shared/plain-letters';
import type { Alignment, Block, Heading, HeadingLevel, Inline, Table } from './blocks.js';
import { inlinesOf, trimmed } from './inlines.js';
import { wordsOf } from './plain-text.js';
import { attributeOf, isTooComplex, MAX_DEPTH, treeOf, type Node } from './token-tree.js';

/** Characters of a text, as many as can be stored; longer ones take too long to parse. */
const MAX_LENGTH = 100_000;
const MAX_ID_LENGTH = 60;
const LONE_SURROGATE = /\p{Cs}/gu;

// The parser omits what is nested deeper than its limit; ours is reached before.
const parser = new MarkdownIt('commonmark', { html: false, maxNesting: MAX_DEPTH + 4 });
parser.enable('table');
// Unsafe links are recognised as links too, so that they become their text.
parser.validateLink = () => true;

/** Converts the nodes of one text. */
class Converter {
  private level = 1;
  /** The number of headings of each name. */
  private readonly names = new Map<string, number>();

  /** @param nested whether the nodes are in a list or a quote */
  blocks(nodes: readonly Node[], nested = false): Block[] {
    return nodes.flatMap((node) => this.block(node, nested));
  }

  private block({ token, children }: Node, nested: boolean): Block[] {
    switch (token.type) {
      case 'heading_open':
        return this.heading(Number(token.tag.slice(1)), lineOf(children), nested);
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const items = children.map((item) => this.blocks(item.children, true));
        const ordered = token.type === 'ordered_list_open';
        return [{ type: 'list', ordered, start: Number(attributeOf(token, 'start') || 1), items }];
      }
      case 'blockquote_open': {
        const blocks = this.blocks(children, true);
        return blocks.length === 0 ? [] : [{ type: 'quote', blocks }];
      }
      case 'table_open':
        return [tableOf(children)];
      case 'hr':
        return [{ type: 'divider' }];
      case 'paragraph_open':
        return paragraphsOf(children.flatMap((inline) => inline.children));
      default:
        return codeOf(token.content);
    }
  }

  /** A heading starts a part of the whole text, so one in a list or a quote is a strong line. */
  private heading(depth: number, inlines: Inline[], nested: boolean): Block[] {
    if (inlines.length === 0) return [];
    if (nested) return [{ type: 'paragraph', inlines: [{ type: 'strong', inlines }] }];
    this.level = Math.min(Math.max(depth, 2), this.level + 1, 4);
    const level: HeadingLevel = this.level === 2 ? 2 : this.level === 3 ? 3 : 4;
    return [{ type: 'heading', level, id: this.idOf(inlines), inlines } satisfies Heading];
  }

  /** A unique id. Those of other elements lack its prefix, and names have no underscore. */
  private idOf(inlines: readonly Inline[]): string {
    const name = `h-${slugOf(wordsOf(inlines), MAX_ID_LENGTH)}`;
    const number = (this.names.get(name) ?? 0) + 1;
    this.names.set(name, number);
    return number === 1 ? name : `${name}_${number}`;
  }
}

/** The line in a heading or in a cell. */
const lineOf = (children: readonly Node[]): Inline[] =>
  trimmed(inlinesOf(children.flatMap((inline) => inline.children)));

const isPicture = ({ token }: Node): boolean =>
  token.type === 'image' && isOwnPicture(attributeOf(token, 'src'));

/** A paragraph, divided where it has pictures: they are blocks of their own. */
function paragraphsOf(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const inlines = trimmed(inlinesOf(line));
    if (inlines.length > 0) blocks.push({ type: 'paragraph', inlines });
    line = [];
  };
  for (const node of nodes) {
    if (isPicture(node)) {
      endLine();
      const { token, children } = node;
      const alt = wordsOf(inlinesOf(children)).trim();
      const caption = attributeOf(token, 'title').replace(/\s+/g, ' ').trim() || null;
      blocks.push({ type: 'picture', address: attributeOf(token, 'src'), alt, caption });
    } else line.push(node);
  }
  endLine();
  return blocks;
}

/** Code has no format of its own: its lines are lines of a paragraph. */
function codeOf(content: string): Block[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const inlines = lines.flatMap((text, position): Inline[] => [
    ...(position === 0 ? [] : [{ type: 'break' } as const]),
    { type: 'text', text: text.trim() },
  ]);
  return inlines.length === 0 ? [] : [{ type: 'paragraph', inlines }];
}

function alignmentOf({ token }: Node): Alignment | null {
  const style = attributeOf(token, 'style');
  return (['left', 'center', 'right'] as const).find((one) => style.endsWith(one)) ?? null;
}

function tableOf(sections: readonly Node[]): Table {
  const [head, ...rows] = sections.flatMap(({ children }) => children);
  const cellsOf = (row: Node | undefined) => row?.children.map(({ children }) => lineOf(children));
  return {
    type: 'table',
    align: head?.children.map(alignmentOf) ?? [],
    head: cellsOf(head) ?? [],
    rows: rows.map((row) => cellsOf(row) ?? []),
  };
}

/**
 * The blocks of a Markdown text (CommonMark with the tables of GFM). HTML in it is text.
 * @returns undefined when it is too long, too deeply nested, or has too many parts
 */
export function markdownBlocks(text: string): Block[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const tokens = parser.parse(text.replace(LONE_SURROGATE, '\uFFFD'), {});
  return isTooComplex(tokens) ? undefined : new Converter().blocks(treeOf(tokens));
}
