import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { tidyDocuments, typedDocuments } from '../../../testing/documents';
import { extensions } from './document/extensions';
import { formattedTexts, markdownText, readText, wordsIn } from './document/formatted-texts';
import { fromMarkdown } from './document/from-markdown';
import { textOf } from './document/nodes';
import { schema } from './document/schema';
import { toMarkdown } from './document/to-markdown';
import { checkText } from './notes/text-notes';
import { cleanHtml } from './paste/clean-html';

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

describe('Typing', () => {
  let editor: Editor | undefined;
  afterEach(() => editor?.destroy());

  test.each([
    ['1. ', 'orderedList'],
    ['- ', 'bulletList'],
    ['26. ', 'paragraph'],
    ['2024. ', 'paragraph'],
    ['2. ', 'paragraph'],
    ['1. svibnja ', 'paragraph'],
    ['1. 5. ', 'paragraph'],
    ['* ', 'paragraph'],
    ['# ', 'heading'],
    ['### ', 'heading'],
  ])('%j at the start of a line makes it a %s', async (typed, block) => {
    editor = new Editor({ element: document.createElement('div'), extensions });
    const { view } = editor;
    for (const character of typed) {
      const { from, to } = view.state.selection;
      const taken = view.someProp('handleTextInput', (handle) =>
        handle(view, from, to, character, () => view.state.tr.insertText(character, from, to)),
      );
      if (taken !== true) view.dispatch(view.state.tr.insertText(character, from, to));
    }
    const { firstChild } = editor.state.doc;
    expect(firstChild?.type.name).toBe(block);
    if (block === 'paragraph') expect(firstChild?.textContent).toBe(typed);
  });
});

describe('Formatted texts', () => {
  const saved = { content: 'Prvi red\r\n  drugi red \n\n\ntreći', contentEn: 'First *line*' };
  const documents = (content: string, format: 'text' | 'markdown' = 'text') => ({
    content: readText(content, format),
    contentEn: readText(saved.contentEn, 'text'),
  });

  describe('The texts of a row without format', () => {
    test('are saved as they were while nothing is changed', () => {
      expect(formattedTexts(documents(saved.content), saved)).toEqual({
        ...saved,
        contentFormat: 'text',
      });
    });

    test('stay without format while only words are changed', () => {
      expect(formattedTexts(documents('Prvi *red*\n# drugi'), saved)).toEqual({
        content: 'Prvi *red*\n\n# drugi',
        contentEn: 'First *line*',
        contentFormat: 'text',
      });
    });

    test('become Markdown in both languages once one is formatted', () => {
      expect(formattedTexts(documents('## Naslov\n\n**red**', 'markdown'), saved)).toEqual({
        content: '## Naslov\n\n**red**',
        contentEn: 'First \\*line\\*',
        contentFormat: 'markdown',
      });
    });
  });

  test('A row in Markdown stays in Markdown, and an unchanged text as it was written', () => {
    const foreign = { content: 'Red\n===\n\n* a\n* b', contentEn: 'x', contentFormat: 'markdown' };
    const content = readText(foreign.content, 'markdown');
    const contentEn = readText('Only words', 'text');
    expect(formattedTexts({ content, contentEn }, foreign)).toEqual({
      ...foreign,
      contentEn: 'Only words',
    });
  });

  test('A text that is always Markdown escapes what is no format, and stays as it was written', () => {
    const stored = '* one\n* two';
    expect(markdownText(readText(stored, 'markdown'), stored)).toBe(stored);
    expect(markdownText(readText('# not a heading', 'text'), stored)).toBe('\\# not a heading');
  });

  test('The words of a text do not include the marks of its format', () => {
    expect(wordsIn('## A\n\n- **b**', 'markdown')).toBe('A\nb');
    expect(wordsIn('## A', 'text')).toBe('## A');
  });
});

/** Each character but white space, with its formats. */
function charactersOf(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    const formats = node.marks.map(({ type, attrs }) => `${type.name}${textOf(attrs, 'href')}`);
    const text = (node.text ?? '').replace(/\s/g, '');
    found.push(...Array.from(text, (one) => `${one} ${formats.join()}`));
  });
  return found;
}

describe('A document', () => {
  test('keeps its words and their formats in Markdown, and changes only when first read', () => {
    fc.assert(
      fc.property(typedDocuments, (doc) => {
        const written = toMarkdown(doc);
        const read = fromMarkdown(written);
        expect(charactersOf(read)).toEqual(charactersOf(doc));
        expect(toMarkdown(read)).toBe(written);
        expect(fromMarkdown(toMarkdown(read)).toJSON()).toEqual(read.toJSON());
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('is the same after it was written as Markdown and read again', () => {
    fc.assert(
      fc.property(tidyDocuments, (doc) => {
        expect(fromMarkdown(toMarkdown(doc)).toJSON()).toEqual(doc.toJSON());
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('Notes on a text', () => {
  const notesOn = (markdown: string) => checkText(markdown, 'markdown').notes;

  test('A picture without alternative text is noted by its number', () => {
    expect(notesOn('![Stol](/media/a.webp)\n\n![](/media/b.webp "Potpis")')).toEqual([
      { kind: 'picture', number: 2 },
    ]);
  });

  test('A heading is noted where it skips a level, and only there', () => {
    expect(notesOn('## A\n\n### B\n\n#### C\n\n## D\n\n#### E\n\n#### F')).toEqual([
      { kind: 'heading', text: 'E' },
    ]);
    expect(notesOn('### A')).toEqual([{ kind: 'heading', text: 'A' }]);
  });

  test.each(['ovdje', 'Kliknite ovdje!', 'više…', 'here', 'Read **more**'])(
    'The words of a link do not say where it leads: %s',
    (words) => {
      expect(notesOn(`Prijavite se [${words}](https://example.org).`)).toEqual([
        { kind: 'linkWords', text: words.replaceAll('*', '') },
      ]);
    },
  );

  test.each(['prijavnica', 'Više o radionicama', 'here and there'])(
    'The words of a link say where it leads: %s',
    (words) => {
      expect(notesOn(`[${words}](https://example.org)`)).toEqual([]);
    },
  );

  test('Links to this site are listed without fragments, to be followed', () => {
    const { ownLinks } = checkText('[a **b**](/blog/x#h-c) [d](https://e.hr) [f](#g)', 'markdown');
    expect(ownLinks).toEqual([{ text: 'a b', path: '/blog/x' }]);
  });

  test('A text without format has nothing to note', () => {
    expect(checkText('[ovdje](/x)\n#### A', 'text')).toEqual({ notes: [], ownLinks: [] });
  });
});

describe('Pasting', () => {
  /** The Markdown of pasted HTML. */
  function pasted(html: string): string {
    const body = new DOMParser().parseFromString(cleanHtml(html).html, 'text/html').body;
    return toMarkdown(DocumentParser.fromSchema(schema).parse(body));
  }

  const clipboard = (name: string) =>
    readFile(`src/components/rich-text/paste/${name}.html`, 'utf8');

  const article = [
    '## Radionice za roditelje',
    'Pozivamo vas na **besplatne** radionice u *Splitu*. Više na [našoj stranici](https://example.org/radionice).',
    '### Što donosimo',
    '- razgovor\n- vježbe\n  - disanje\n- čaj',
    '1. Prijavite se.\n2. Dođite.',
    '| Dan | Sat |\n| - | - |\n| petak | 18 h |',
  ].join('\n\n');

  describe('Pasted text', () => {
    test.each(['word', 'google-docs'])(
      'keeps its structure and drops the rest: %s',
      async (name) => {
        expect(pasted(await clipboard(name))).toBe(article);
      },
    );

    test.each([
      ['<p onclick="x()">a<script>b</script></p>', 'a'],
      ['a<iframe src="https://a.hr">b</iframe><svg><text>c</text></svg>', 'a'],
      ['<a href="javascript:alert(1)">a</a>', 'a'],
      ['<a href="http://localhost/blog/x">a</a>', '[a](/blog/x)'],
      ['<h1>a</h1><h4>b</h4><h6>c</h6>', '## a\n\n#### b\n\n#### c'],
      ['<ul><li><h3>a</h3></li></ul><blockquote><h2>b</h2></blockquote>', '- **a**\n\n> **b**'],
      ['<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
      [
        '<table><caption>a</caption><tr><th rowspan=2>b</th><th colspan=3><p>c</p><p>d</p></th></tr><tr><th>e</th><th>f</th></tr><tr><td>g</td><td rowspan=2>h</td><td>i</td></tr><tr><td>j</td><td>k</td></tr></table>',
        'a\n\n| b | c d | |\n| - | - | - |\n| | e | f |\n| g | h | i |\n| j | | k |',
      ],
      [
        '<table><tr><td><h1>a</h1><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
        '## a\n\n| b | c |\n| - | - |',
      ],
      [
        'x<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>, m<span style="vertical-align: super">-3</span>',
        'x², H₂O, 1st, m⁻³',
      ],
      ['<u>a</u> <a href="https://a.hr"><u>b</u></a>', '**a** [b](https://a.hr)'],
      ['a.&nbsp; b\u200bc&nbsp;d<br>&nbsp;<br>e', 'a. bc\u00a0d\n\ne'],
      ['<details><summary>a</summary>b</details><nav>c</nav>', 'a\n\nb\n\nc'],
      ['a<span style="display: block"></span>b<i style="display:none">c</i>', 'a\n\nb'],
      ['a <img src="https://a.hr/b.png" alt="👍🏽"> <button>c</button>', 'a 👍🏽'],
      ['<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.</span>a</p>', '3. a'],
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

    test.each([
      'https://www.google.com/url?q=https://hzz.hr/a?b%3D1&sa=D&usg=x',
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fhzz.hr%2Fa%3Fb%3D1%26fbclid%3Dx&h=y',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fhzz.hr%2Fa%3Fb%3D1&data=x',
      'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fhzz.hr%2Fa%3Fb%3D1',
      'https://hzz.hr/a?utm_source=x&b=1&utm_medium=y',
    ])('has links without those who count their readers: %s', (url) => {
      const link = `<a href="${url.replaceAll('&', '&amp;')}">${url}</a>`;
      expect(pasted(link)).toBe('[https://hzz.hr/a?b=1](https://hzz.hr/a?b=1)');
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
});
