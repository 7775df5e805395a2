import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { schema } from '../document/schema';
import { toMarkdown } from '../document/to-markdown';
import { cleanHtml } from './clean-html';

/** The Markdown of pasted HTML. */
function pasted(html: string): string {
  const body = new DOMParser().parseFromString(cleanHtml(html).html, 'text/html').body;
  return toMarkdown(DocumentParser.fromSchema(schema).parse(body));
}

const clipboard = (name: string) => readFile(`src/components/rich-text/paste/${name}.html`, 'utf8');

const article = [
  '## Radionice za roditelje',
  'Pozivamo vas na **besplatne** radionice u *Splitu*. Više na [našoj stranici](https://example.org/radionice).',
  '### Što donosimo',
  '- razgovor\n- vježbe\n  - disanje\n- čaj',
  '1. Prijavite se.\n2. Dođite.',
  '| Dan | Sat |\n| - | - |\n| petak | 18 h |',
].join('\n\n');

describe('Pasted text', () => {
  test.each(['word', 'google-docs'])('keeps its structure and drops the rest: %s', async (name) => {
    expect(pasted(await clipboard(name))).toBe(article);
  });

  test.each([
    ['<p onclick="x()">a<script>b</script></p>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="http://localhost/blog/x">a</a>', '[a](/blog/x)'],
    ['<h1>a</h1><h4>b</h4><h6>c</h6>', '## a\n\n#### b\n\n#### c'],
    ['<ul><li><h3>a</h3></li></ul><blockquote><h2>b</h2></blockquote>', '- **a**\n\n> **b**'],
    ['<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
    [
      '<table><tr><td><p>a</p><p>b</p></td><td colspan="2">c</td></tr></table>',
      '| a b | c |\n| - | - |',
    ],
    ['<span>a<br><br>b<br>c</span>', 'a\n\nb\\\nc'],
    ['a<br><br><br>b<br>', 'a\n\nb'],
    ['<span>a</span><br><span>b</span><p>c</p>', 'a\\\nb\n\nc'],
    ['<p><b>a<br><br>b</b></p>', '**a**\n\n**b**'],
    ['<div>a<br><br>b</div><div>c</div>', 'a\n\nb\n\nc'],
    ['<blockquote>a<br><br>b</blockquote>', '> a\n>\n> b'],
    ['<span style="white-space: pre-wrap">a\n\nb\nc</span>', 'a\n\nb\\\nc'],
    ['<ul><li>a<br>b</li></ul>', '- a\\\n  b'],
    [
      '<p>a <a style="mso-comment-reference:AB_1">b</a><span class="MsoCommentReference"><![if !supportAnnotations]><a class="msocomanchor" href="#_msocom_1">[AB1]</a><![endif]></span> c</p><div style="mso-element:comment-list"><hr class="msocomoff"><div style="mso-element:comment"><p class="MsoCommentText">d</p></div></div>',
      'a b c',
    ],
    ['<p>a <del>b</del><ins>c</ins></p>', 'a c'],
    [
      '<p>a<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>b</p></div>',
      'a',
    ],
    ['<img src="/media/a.webp" alt="b" title="c">', '![b](/media/a.webp "c")'],
  ])('%j becomes %j', (html, markdown) => {
    expect(pasted(html)).toBe(markdown);
  });

  test('may have hundreds of lines', () => {
    const lines = Array.from({ length: 600 }, (_, i) => `Redak ${i}`).join('<br>');
    expect(cleanHtml(lines).html).toBe(`<p>${lines}</p>`);
  });

  test('gives its pictures to be uploaded, and counts those that cannot be read', () => {
    const images = '<p>a<img src="data:image/png;base64,AA=="><img src="file:///C:/b.png"></p>';
    expect(cleanHtml(images)).toEqual({
      html: '<p>a</p>',
      pictures: ['data:image/png;base64,AA=='],
      missingPictures: 1,
    });
  });
});
