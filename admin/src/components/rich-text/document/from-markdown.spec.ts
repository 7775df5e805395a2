import { describe, expect, test } from '@jest/globals';
import { fromMarkdown } from './from-markdown';
import { toMarkdown } from './to-markdown';

describe('Markdown that others wrote', () => {
  test.each([
    ['has headings of the levels 2 to 4', '# A\n\n###### B', '## A\n\n#### B'],
    ['shows HTML as text', '<b onclick="x()">a</b>', '\\<b onclick="x()">a\\</b>'],
    ['has no links to scripts', '[a](javascript:alert(1)) [b](data:text/html,x)', 'a b'],
    ['has no links to other hosts without scheme', '[a](//example.org)', 'a'],
    ['has pictures as blocks', 'a ![b](/media/c.webp "d") e', 'a\n\n![b](/media/c.webp "d")\n\ne'],
    ['has no pictures of other sites', '![b](https://example.org/c.png)', 'b'],
    ['keeps code as text', '```\n*a*\n```', '\\*a\\*'],
    ['resolves references', '[a][1]\n\n[1]: https://example.org', '[a](https://example.org)'],
    ['joins the lines of a paragraph', 'a\nb', 'a b'],
    ['has rows of equal length', '| a | b |\n| - | - |\n| c |', '| a | b |\n| - | - |\n| c | |'],
  ])('%s', (_name, markdown, written) => {
    expect(toMarkdown(fromMarkdown(markdown))).toBe(written);
  });

  test('is read however deep it is nested', () => {
    expect(() => fromMarkdown('> '.repeat(500) + 'a')).not.toThrow();
  });
});
