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

const entriesOf = (value) => (typeof value === 'object' && value ? Object.entries(value) : []);

/** The letters of all texts in a document of the panel, or in blocks of the API. */
const lettersIn = (value) =>
  value?.type === 'text'
    ? value.text.replaceAll(/\s/g, '')
    : entriesOf(value)
        .map(([, part]) => lettersIn(part))
        .join('');

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

const INLINES = ['text', 'break', 'strong', 'emphasis', 'link'];

/** The panel leaves out lists, items of lists and quotes without content. */
const isEmpty = (part) => (part?.items ?? part?.blocks ?? part)?.length === 0;

/** Blocks of the API with their lines as characters. */
function withCharacters(value) {
  if (!Array.isArray(value)) {
    const parts = entriesOf(value).map(([name, part]) => [name, withCharacters(part)]);
    return parts.length > 0 ? Object.fromEntries(parts) : value;
  }
  return value.some((one) => INLINES.includes(one?.type))
    ? charactersOf(value)
    : value.map(withCharacters).filter((part) => !isEmpty(part));
}

describe('a Markdown text', () => {
  let read, write, documents, api;
  before(async () => {
    const folder = 'admin/src/components/rich-text/document';
    read = (await load(`${folder}/from-markdown.ts`)).fromMarkdown;
    write = (await load(`${folder}/to-markdown.ts`)).toMarkdown;
    documents = (await load('admin/testing/documents.ts')).typedDocuments;
    api = (await load('api/src/rich-text/markdown.ts')).markdownBlocks;
  });

  function assertSame(markdown) {
    const document = read(markdown);
    const shown = api(markdown) ?? [];
    assert.equal(lettersIn(document.toJSON()), lettersIn(shown));
    assert.deepEqual(withCharacters(api(write(document)) ?? []), withCharacters(shown));
  }

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
