import type { Node } from '@tiptap/pm/model';
import type { AlignType, BlockContent, ListItem, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as markdownOf } from 'mdast-util-to-markdown';
import { phrasingOf } from './inline-text';
import { textOf } from './nodes';
import { withMarkedSymbols, withSymbols } from './symbols';

const alignments: readonly AlignType[] = ['left', 'center', 'right'];

const oneLine = (text: string) => withMarkedSymbols(text.replace(/[\s\p{Cc}]+/gu, ' ').trim());

function tableOf(node: Node): Table {
  const cells = node.firstChild?.children ?? [];
  return {
    type: 'table',
    align: cells.map(({ attrs }) => alignments.find((one) => one === attrs.align) ?? null),
    children: node.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({
        type: 'tableCell',
        children: cell.firstChild ? phrasingOf(cell.firstChild) : [],
      })),
    })),
  };
}

function itemOf(node: Node): ListItem {
  const children = blocksIn(node);
  // Blocks need an empty line between them; only a list that begins with 1 and with words may
  // follow its paragraph directly.
  const [first, second] = children;
  const follows =
    second?.type === 'list' &&
    second.children[0]?.children[0]?.type === 'paragraph' &&
    (!second.ordered || second.start === 1);
  const compact = first?.type === 'paragraph' && follows && children.length === 2;
  const spread = children.length > 1 && !compact;
  return { type: 'listItem', spread, children };
}

/** A block as mdast; empty paragraphs, headings, items and quotes are left out. */
function blockOf(node: Node): BlockContent[] {
  const { type, attrs } = node;
  switch (type.name) {
    case 'heading': {
      const children = phrasingOf(node);
      const depth = attrs.level === 2 ? 2 : attrs.level === 3 ? 3 : 4;
      return children.length > 0 ? [{ type: 'heading', depth, children }] : [];
    }
    case 'bulletList':
    case 'orderedList': {
      const ordered = type.name === 'orderedList';
      const start = ordered ? Number(attrs.start) : null;
      const children = node.children.map(itemOf).filter((item) => item.children.length > 0);
      if (children.length === 0) return [];
      return [{ type: 'list', ordered, start, spread: false, children }];
    }
    case 'blockquote': {
      const children = blocksIn(node);
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return [tableOf(node)];
    case 'picture': {
      const url = textOf(attrs, 'src');
      const alt = oneLine(textOf(attrs, 'alt'));
      const title = oneLine(textOf(attrs, 'caption')) || null;
      return url ? [{ type: 'paragraph', children: [{ type: 'image', url, alt, title }] }] : [];
    }
    default: {
      const children = phrasingOf(node);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
  }
}

const blocksIn = (node: Node): BlockContent[] => node.children.flatMap(blockOf);

/** The Markdown of a document. */
export function toMarkdown(doc: Node): string {
  const markdown = markdownOf(
    { type: 'root', children: blocksIn(doc) },
    {
      bullet: '-',
      bulletOther: '*',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  );
  return withSymbols(markdown).replace(/\n+$/, '');
}
