import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { runnerImport } from 'vite';

const at = (path) => join(import.meta.dirname, '..', path);

/** Imports a module of an app from its source. */
async function load(path) {
  const { module } = await runnerImport(at(path), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { shared: at('shared/src') } },
  });
  return module;
}

/** The panel's marks as the API's, from the outermost. */
const wrappers = {
  link: ({ attrs }) => ({ type: 'link', address: encodeURI(attrs.href) }),
  bold: () => ({ type: 'strong' }),
  italic: () => ({ type: 'emphasis' }),
};

/** A line as its characters, each with its formats, as the same line can be nested in many ways. */
function charactersOf(inlines, formats = []) {
  return inlines.flatMap((inline) => {
    if (inline.type === 'break') return ['\n'];
    if (inline.type !== 'text') {
      const { type, address = '' } = inline;
      return charactersOf(inline.inlines, formats.concat(`${type}${address}`));
    }
    const own = formats.toSorted().join();
    return Array.from(inline.text, (one) => (/\s/.test(one) ? one : `${one} ${own}`));
  });
}

/** The characters of a line without the spaces at its ends. */
function lettersOf(inlines) {
  const characters = charactersOf(inlines);
  const isLetter = (one) => one.trim() !== '';
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1);
}

/** The content of a paragraph of the panel as a line of the API. */
const lineOf = ({ content = [] }) =>
  content.map(({ type, text, marks = [] }) =>
    type === 'hardBreak'
      ? { type: 'break' }
      : marks.reduceRight(
          (inline, mark) => Object.assign(wrappers[mark.type](mark), { inlines: [inline] }),
          { type: 'text', text },
        ),
  );

/** The blocks of a document of the panel, as the API answers them. */
function blocksOf({ content }) {
  let level = 1;
  // The panel's items begin with a paragraph, which may be empty.
  const shown = ({ type, content: line }) => type !== 'paragraph' || line !== undefined;
  const blockOf = (node) => {
    switch (node.type) {
      case 'heading':
        level = Math.min(node.attrs.level, level + 1);
        return { type: 'heading', level, line: lettersOf(lineOf(node)) };
      case 'paragraph':
        return { type: 'paragraph', line: lettersOf(lineOf(node)) };
      case 'bulletList':
      case 'orderedList':
        return {
          type: 'list',
          ordered: node.type === 'orderedList',
          start: node.attrs?.start ?? 1,
          items: node.content.map((item) => item.content.filter(shown).map(blockOf)),
        };
      case 'blockquote':
        return { type: 'quote', blocks: node.content.map(blockOf) };
      case 'picture': {
        const { src, alt, caption } = node.attrs;
        return { type: 'picture', address: src, alt, caption: caption || null };
      }
      case 'table': {
        const rows = node.content.map((row) =>
          row.content.map((cell) => lettersOf(lineOf(cell.content[0]))),
        );
        const align = node.content[0].content.map(({ attrs }) => attrs.align);
        return { type: 'table', align, rows };
      }
      default:
        return { type: 'divider' };
    }
  };
  return content.filter(shown).map(blockOf);
}

/** Blocks of the API with their lines as characters. */
const withCharacters = (blocks) =>
  blocks.map((block) => {
    switch (block.type) {
      case 'heading':
        return { type: 'heading', level: block.level, line: lettersOf(block.inlines) };
      case 'paragraph':
        return { type: 'paragraph', line: lettersOf(block.inlines) };
      case 'list': {
        const { type, ordered, start, items } = block;
        return { type, ordered, start, items: items.map(withCharacters) };
      }
      case 'quote':
        return { type: 'quote', blocks: withCharacters(block.blocks) };
      case 'table': {
        const rows = [block.head]
          .concat(block.rows)
          .map((row) => row.map((line) => lettersOf(line)));
        return { type: 'table', align: block.align, rows };
      }
      default:
        return block;
    }
  });

describe('a Markdown text', () => {
  let read, write, documents, api;
  before(async () => {
    const folder = 'admin/src/components/rich-text/document';
    read = (await load(`${folder}/from-markdown.ts`)).fromMarkdown;
    write = (await load(`${folder}/to-markdown.ts`)).toMarkdown;
    documents = (await load('admin/testing/documents.ts')).typedDocuments;
    api = (await load('api/src/rich-text/markdown.ts')).markdownBlocks;
  });

  const assertSame = (markdown) =>
    assert.deepEqual(blocksOf(read(markdown).toJSON()), withCharacters(api(markdown) ?? []));

  it('that the panel writes is read by the panel as the site shows it', () => {
    fc.assert(
      fc.property(documents, (document) => assertSame(write(document))),
      { numRuns: 200, seed: 1 },
    );
  });

  it('of any characters is read by the panel as the site shows it', () => {
    const parts = fc.constantFrom(
      ...'ačž 019#*_-+>|[]()!<&`.:/\\\n\n',
      '😀',
      '](/a)',
      '\n\n',
      '- ',
      '> ',
    );
    const texts = fc.array(parts, { maxLength: 40 }).map((all) => all.join(''));
    fc.assert(fc.property(texts, assertSame), { numRuns: 500, seed: 1 });
  });
});
