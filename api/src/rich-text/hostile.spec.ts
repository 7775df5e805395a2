import { cpuUsage } from 'node:process';
import { expect, it } from '@jest/globals';
import { isLinkable, isOwnPicture } from 'shared/link-urls';
import type { Block, Inline } from './blocks.js';
import { blocksOf, withoutMarks } from './rich-text.js';

const repeated = (sign: string) => (length: number) =>
  sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

const SCHEMES = ['javascript', 'data', 'JAVASCRIPT', 'java&#x09;script', '\u0000javascript'];
const links = SCHEMES.flatMap((scheme) =>
  [
    ':alert(1)',
    '://example.com/%0Aalert(1)',
    '&colon;alert(1)',
    ':text/html;base64,PHNjcmlwdD4=',
  ].flatMap((rest) => [
    `[a](${scheme}${rest})`,
    `[a](<${scheme}${rest}> "b")`,
    `![a](${scheme}${rest})`,
    `<${scheme}${rest}>`,
    `[a][b]\n\n[b]: ${scheme}${rest}`,
  ]),
);
/** Addresses of other sites, and of a kind that its characters hide. */
const DISGUISED = [
  '[a](//example.com)',
  '[a](/\\/example.com "b")',
  '[a](&#106;avascript:alert(1))',
  '[a](jav\\ascript:alert(1))',
];

const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<![CDATA[',
  '<a href="javascript:a">b</a>',
  '<details open ontoggle=alert(1)>',
];
const html = HTML.flatMap((tag) => [
  tag,
  `# ${tag}`,
  `> ${tag}`,
  `- ${tag}`,
  `|${tag}|\n|-|\n|${tag}|`,
  `[${tag}](/a)`,
  `![${tag}](/a "${tag.replaceAll('"', '')}")`,
  `\`${tag}\``,
  `${tag}\n\n**a**`,
]);
const SIGNS = [
  '[',
  '![',
  '[a](',
  '![[]()',
  '*',
  '*a** ',
  'a**b',
  '`',
  '> ',
  '- ',
  'a\n',
  '\n',
  '&amp;',
  '\\',
  '|a|\n|-|\n',
  '<https://a',
  '[a]: b\n',
  '[a]: /b "c\n',
  '![a](/media/x "c")\n\n',
  '\udc00\ud800',
  '- a\n  - b\n',
];
const floods = SIGNS.flatMap((sign) => [1000, 100_000].map(repeated(sign)));
const nested = [10, 100, 1000, 10_000].flatMap((depth) => [
  '>'.repeat(depth) + 'a',
  '1. '.repeat(depth) + 'a',
  '['.repeat(depth) + 'a' + '](/b)'.repeat(depth),
  '*'.repeat(depth) + 'a' + '*'.repeat(depth),
  '![a'.repeat(depth) + '](/b)'.repeat(depth),
  Array.from({ length: Math.min(depth, 400) }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  Array.from({ length: Math.min(depth, 400) }, (_, level) => `${'>'.repeat(level)}a`).join('\n'),
  `${'>'.repeat(Math.min(depth, 1000))}a\n${'b\n'.repeat(depth)}`,
  '`'.repeat(depth) + 'a' + '`'.repeat(depth - 1),
]);
const tables = [1, 10, 100, 1000, 10_000].flatMap((columns) => [
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b|\n'.repeat(100)}`,
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns + 1)}|`,
  `|a|\n|-|\n${'|'.repeat(columns)}`,
  `${'\\|'.repeat(columns)}\n|:-:`,
]);
const large = ['a', 'a ', 'a\n', '**a** ', '\ud800', '<b>'].map((sign) =>
  repeated(sign)(1_000_000),
);

const DOCUMENTS = [...links, ...DISGUISED, ...html, ...floods, ...nested, ...tables, ...large];

function linksOf(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'text' || inline.type === 'break') return [];
    return [...(inline.type === 'link' ? [inline.address] : []), ...linksOf(inline.inlines)];
  });
}

/** The addresses of links and pictures that a text may not have. */
function unsafe(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return linksOf(block.inlines).filter((address) => !isLinkable(address));
      case 'list':
        return unsafe(block.items.flat());
      case 'quote':
        return unsafe(block.blocks);
      case 'table':
        return [block.head, ...block.rows]
          .flat()
          .flatMap(linksOf)
          .filter((one) => !isLinkable(one));
      case 'picture':
        return isOwnPicture(block.address) ? [] : [block.address];
      case 'divider':
        return [];
    }
  });
}

/** Milliseconds of the processor's time: other processes do not count. */
function timed(work: () => unknown): number {
  const start = cpuUsage();
  work();
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}

it('hostile documents never throw, link to nothing unsafe, nor take time that grows with the square of their length', () => {
  withoutMarks('**a** [b](/c)\n\n- d'.repeat(100), 'markdown');
  // Quadratic parsing takes over 10 s; linear parsing under 0.2 s on an idle processor.
  const takesLong = (document: string) =>
    timed(() => {
      const blocks = blocksOf(document, 'markdown');
      expect(unsafe(blocks)).toEqual([]);
      expect(JSON.stringify(blocks)).not.toMatch(/"type":"html/);
    }) >= 2000;
  // Three attempts, because a garbage collection can fall into one of them.
  const slow = DOCUMENTS.filter((document) => [1, 2, 3].every(() => takesLong(document)));
  expect(slow.map((document) => document.slice(0, 40))).toEqual([]);
});
