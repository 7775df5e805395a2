import { expect, it } from '@jest/globals';
import { HtmlWriter } from './html.js';
import { blocksOf } from './rich-text.js';

const writer = new HtmlWriter((address) => `https://own.hr${address}`);
const html = (markdown: string) => writer.blocks(blocksOf(markdown, 'markdown'));

it('writes every kind of block, with complete addresses', () => {
  expect(html('## A & **b**\n\nc  \n*d* [e](/f "g") [h](https://example.com/?i&j)')).toBe(
    '<h2>A &amp; <strong>b</strong></h2><p>c<br><em>d</em> <a href="https://own.hr/f">e</a> <a href="https://example.com/?i&amp;j">h</a></p>',
  );
  expect(html('- a\n- b\n\n3. c\n\n> d\n\n---')).toBe(
    '<ul><li><p>a</p></li><li><p>b</p></li></ul><ol start="3"><li><p>c</p></li></ol><blockquote><p>d</p></blockquote><hr>',
  );
  expect(html('|a|\n|-|\n|b|')).toBe('<table><tr><th>a</th></tr><tr><td>b</td></tr></table>');
  expect(html('![a "b"](/c.png "d <e>")\n\n![f](/g.png)')).toBe(
    '<figure><img src="https://own.hr/c.png" alt="a &quot;b&quot;"><figcaption>d &lt;e&gt;</figcaption></figure><p><img src="https://own.hr/g.png" alt="f"></p>',
  );
});

it('escapes HTML', () => {
  expect(html('<script>alert("1")</script>')).toBe(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>',
  );
});
