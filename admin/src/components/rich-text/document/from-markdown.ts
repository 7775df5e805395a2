import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type {
  Definition,
  Heading,
  List,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown as parse } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { isLinkable, isOwnPicture } from 'shared/link-urls';
import { pictureName } from './nodes';
import { schema } from './schema';
import { withMarkedSymbols, withSymbols } from './symbols';

type JSONMark = NonNullable<JSONContent['marks']>[number];

interface Context {
  definitions: ReadonlyMap<string, Definition>;
  /** Whether a line break may be in the text. */
  breaks: boolean;
  /** Whether the block is in a list or a quote, where a heading is a bold line. */
  nested: boolean;
}

const textNode = (text: string, marks: JSONMark[]): JSONContent[] =>
  text ? [{ type: 'text', text: withSymbols(text), ...(marks.length > 0 && { marks }) }] : [];

/** Text of several lines, which Markdown joins by spaces. */
const joinedLines = (text: string, marks: JSONMark[]) =>
  textNode(text.replace(/\s*\n\s*/g, ' '), marks);

/** The target of a link, encoded where it must be; undefined where no link may lead there. */
function linkable(href: string): string | undefined {
  const encoded = encodeURI(href).replace(/%25(?=[\da-f]{2})/gi, '%');
  return [href, encoded].find(isLinkable);
}

function linked(
  href: string,
  children: readonly PhrasingContent[],
  marks: JSONMark[],
  context: Context,
): JSONContent[] {
  const target = linkable(withSymbols(href));
  const link = target === undefined ? [] : [{ type: 'link', attrs: { href: target } }];
  return children.flatMap((child) => inlineOf(child, [...link, ...marks], context));
}

function inlineOf(node: PhrasingContent, marks: JSONMark[], context: Context): JSONContent[] {
  switch (node.type) {
    case 'strong':
    case 'emphasis': {
      const mark = { type: node.type === 'strong' ? 'bold' : 'italic' };
      return node.children.flatMap((child) => inlineOf(child, [...marks, mark], context));
    }
    case 'link':
    case 'linkReference': {
      const target = node.type === 'link' ? node : context.definitions.get(node.identifier);
      return linked(target?.url ?? '', node.children, marks, context);
    }
    case 'break':
      return context.breaks ? [{ type: 'hardBreak', marks }] : textNode(' ', marks);
    case 'image':
    case 'imageReference':
      return textNode(node.alt ?? '', marks);
    case 'inlineCode':
    case 'text':
      return joinedLines(node.value, marks);
    default:
      return [];
  }
}

const inlines = (nodes: readonly PhrasingContent[], context: Context) =>
  nodes.flatMap((node) => inlineOf(node, [], context));

/** The picture that an inline node is; undefined for anything else. */
function pictureOf(node: PhrasingContent, { definitions }: Context): JSONContent | undefined {
  const image =
    node.type === 'image'
      ? node
      : node.type === 'imageReference'
        ? definitions.get(node.identifier)
        : undefined;
  if (!image || !isOwnPicture(image.url)) return undefined;
  const alt = withSymbols('alt' in node ? (node.alt ?? '') : '');
  const caption = withSymbols(image.title ?? '');
  return { type: pictureName, attrs: { src: withSymbols(image.url), alt, caption } };
}

/** The paragraphs and pictures of a paragraph: a picture is a block of its own. */
function paragraphs(nodes: readonly PhrasingContent[], context: Context): JSONContent[] {
  const blocks: JSONContent[] = [];
  let content: JSONContent[] = [];
  const flush = () => {
    if (content.some(({ text }) => text?.trim())) blocks.push({ type: 'paragraph', content });
    content = [];
  };
  for (const node of nodes) {
    const picture = pictureOf(node, context);
    if (picture) {
      flush();
      blocks.push(picture);
    } else {
      content.push(...inlineOf(node, [], context));
    }
  }
  flush();
  return blocks;
}

/** A list's items, each of which begins with a paragraph. */
function listOf({ ordered, start, children }: List, context: Context): JSONContent {
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    ...(ordered && { attrs: { start: start ?? 1 } }),
    content: children.map((item) => {
      const content = item.children.flatMap((block) =>
        blocksOf(block, { ...context, nested: true }),
      );
      const begins = content[0]?.type === 'paragraph';
      return { type: 'listItem', content: begins ? content : [{ type: 'paragraph' }, ...content] };
    }),
  };
}

/** A table, whose rows all have as many cells as the first. */
function tableOf({ align, children }: Table, context: Context): JSONContent {
  const columns = Array.from(children[0]?.children ?? [], (_cell, index) => align?.[index] ?? null);
  return {
    type: 'table',
    content: children.map((row, number) => ({
      type: 'tableRow',
      content: columns.map((alignment, index) => ({
        type: number === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: alignment },
        content: [
          {
            type: 'cellText',
            content: inlines(row.children[index]?.children ?? [], { ...context, breaks: false }),
          },
        ],
      })),
    })),
  };
}

/** Code has no format of its own: its lines are lines of a paragraph. */
function codeOf(code: string): JSONContent[] {
  const lines = code.split('\n').map((line) => line.trim());
  const content = lines
    .filter((line) => line !== '')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...textNode(line, []),
    ]);
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

function headingOf({ depth, children }: Heading, context: Context): JSONContent[] {
  const inLine = { ...context, breaks: false };
  const bold = context.nested ? [{ type: 'bold' }] : [];
  const content = children.flatMap((child) => inlineOf(child, bold, inLine));
  if (content.length === 0) return [];
  if (context.nested) return [{ type: 'paragraph', content }];
  return [{ type: 'heading', attrs: { level: Math.min(4, Math.max(2, depth)) }, content }];
}

function blocksOf(node: RootContent, context: Context): JSONContent[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(node.children, context);
    case 'heading':
      return headingOf(node, context);
    case 'list':
      return [listOf(node, context)];
    case 'blockquote': {
      const content = node.children.flatMap((block) =>
        blocksOf(block, { ...context, nested: true }),
      );
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [tableOf(node, context)];
    case 'code':
      return codeOf(node.value);
    default:
      return [];
  }
}

function definitionsIn(root: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return found;
}

/** HTML is read as text. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** The document of a text in Markdown; what the dialect does not have becomes text. */
export function fromMarkdown(markdown: string): Node {
  const root = parse(withMarkedSymbols(markdown.replace(/\p{Cs}/gu, '\ufffd')), {
    extensions: [gfmTable(), withoutHtml],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const context = { definitions: definitionsIn(root), breaks: true, nested: false };
  const content = root.children.flatMap((node) => blocksOf(node, context));
  return schema.nodeFromJSON({
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  });
}
