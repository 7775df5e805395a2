import { expect, test } from '@jest/globals';
import { fromMarkdown } from './from-markdown';
import { withStructure } from './structure';
import { toMarkdown } from './to-markdown';

const structure = '## Program\n\n- čaj\n- razgovor\n\n![more](/media/a.webp)\n\nDođite!';

test.each([
  [
    'Programme\n\ntea\n\ntalk\n\nCome!',
    '## Programme\n\n- tea\n- talk\n\n![more](/media/a.webp)\n\nCome!',
  ],
  ['Programme', '## Programme\n\n- čaj\n- razgovor\n\n![more](/media/a.webp)\n\nDođite!'],
  ['', structure],
  ['1\n\n2\n\n3\n\n4\n\n**5**', '## 1\n\n- 2\n- 3\n\n![more](/media/a.webp)\n\n4\n\n**5**'],
])('The structure of the other language takes up the texts in their order: %j', (texts, result) => {
  expect(toMarkdown(withStructure(fromMarkdown(structure), fromMarkdown(texts)))).toBe(result);
});
