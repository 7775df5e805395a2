import { Fragment, type Node } from '@tiptap/pm/model';

/** The blocks of text in a document, in their order. */
function textBlocks(doc: Node): Node[] {
  const blocks: Node[] = [];
  doc.descendants((node) => {
    if (node.isTextblock && node.textContent.trim() !== '') blocks.push(node);
  });
  return blocks;
}

/**
 * A document with the blocks of `structure` and, in their order, the texts of `texts`. Where there
 * are fewer texts, those of `structure` stay, to be translated; where there are more, they follow.
 */
export function withStructure(structure: Node, texts: Node): Node {
  const remaining = textBlocks(texts);
  const filled = (node: Node): Node => {
    if (!node.isTextblock) return node.copy(Fragment.from(node.children.map(filled)));
    if (node.textContent.trim() === '') return node;
    const content = remaining.shift()?.content;
    if (!content) return node;
    const allowed = content.content.filter((child) => node.type.contentMatch.matchType(child.type));
    return node.copy(Fragment.from(allowed));
  };
  const blocks = structure.children.map(filled);
  return structure.copy(Fragment.from([...blocks, ...remaining.map(asParagraph(structure))]));
}

/** Turns a block of text into a paragraph. */
const asParagraph = (doc: Node) => (block: Node) =>
  doc.type.schema.node('paragraph', null, block.content);
