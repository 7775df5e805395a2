import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { schema } from '../src/components/rich-text/document/schema';

/** Characters that mean something in Markdown, in HTML or in neither. */
const characters = [...'abčđž019 .,-+*_~`#>|[](){}<>!&\\\'"/:=', '\u00a0', '😀', '&amp;', '1. '];
interface Texts {
  /** The texts of a heading or a cell. */
  line: fc.Arbitrary<JSONContent[]>;
  /** The content of a paragraph. */
  lines: fc.Arbitrary<JSONContent[]>;
  /** Alternative texts and captions. */
  words: fc.Arbitrary<string>;
}

/** Documents of such texts. */
function documentsOf({ line, lines, words }: Texts) {
  const paragraph = lines.map((content): JSONContent => ({ type: 'paragraph', content }));
  const heading = fc
    .tuple(line, fc.constantFrom(2, 3, 4))
    .map(([content, level]): JSONContent => ({ type: 'heading', attrs: { level }, content }));
  const picture = fc.tuple(words, words).map(([alt, caption]): JSONContent => ({
    type: 'picture',
    attrs: { src: '/media/0123456789abcdef0123456789abcdef-640.webp', alt, caption },
  }));
  const table = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .chain(([rows, columns]) =>
      fc.tuple(
        fc.array(fc.array(line, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
        fc.array(fc.constantFrom(null, 'left', 'center', 'right'), {
          minLength: columns,
          maxLength: columns,
        }),
      ),
    )
    .map(([rows, align]): JSONContent => ({
      type: 'table',
      content: rows.map((row, number) => ({
        type: 'tableRow',
        content: row.map((content, index) => ({
          type: number === 0 ? 'tableHeader' : 'tableCell',
          attrs: { align: align[index] },
          content: [{ type: 'cellText', content }],
        })),
      })),
    }));

  const { block } = fc.letrec<{ block: JSONContent; list: JSONContent; quote: JSONContent }>(
    (tie) => ({
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        paragraph,
        picture,
        table,
        fc.constant({ type: 'horizontalRule' }),
        tie('list'),
        tie('quote'),
      ),
      list: fc
        .tuple(
          fc.constantFrom('bulletList', 'orderedList'),
          fc.integer({ min: 0, max: 12 }),
          fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), {
            minLength: 1,
            maxLength: 3,
          }),
        )
        .map(([type, start, items]) => ({
          type,
          ...(type === 'orderedList' && { attrs: { start } }),
          content: items.map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
        })),
      quote: fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content) => ({ type: 'blockquote', content })),
    }),
  );

  return fc
    .array(fc.oneof(block, heading), { minLength: 1, maxLength: 5 })
    .map((content) => schema.nodeFromJSON({ type: 'doc', content }));
}

const words = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));
const formats = fc.record({
  bold: fc.boolean(),
  italic: fc.boolean(),
  href: fc.constantFrom('', '', '', 'https://example.org/a_(b)?c=*d*', '/blog/x', 'mailto:a@b.hr'),
});
const text = fc.tuple(words, formats).map(([text, { bold, italic, href }]): JSONContent => ({
  type: 'text',
  text,
  marks: [
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ],
}));
const textOrBreak = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constant<JSONContent>({ type: 'hardBreak' }),
);
/** Documents of whatever can be typed, such as spaces at an end. */
export const typedDocuments = documentsOf({
  line: fc.array(text, { maxLength: 4 }),
  lines: fc.array(textOrBreak, { maxLength: 6 }),
  words,
});

const tidyWords = fc.constantFrom('Čaj', 'u 19.30 h', '*zvijezda*', '# 1', '- ne', '| a |', '<b>');
const tidyLine = fc.tuple(tidyWords, fc.boolean()).map(([text, bold]): JSONContent[] => [
  { type: 'text', text, ...(bold && { marks: [{ type: 'bold' }] }) },
  { type: 'text', text: ' i dalje' },
]);
/** Documents without what Markdown does not hold. */
export const tidyDocuments = documentsOf({
  line: tidyLine,
  lines: fc
    .tuple(tidyLine, tidyLine)
    .map(([one, other]) => [...one, { type: 'hardBreak' }, ...other]),
  words: tidyWords,
});
