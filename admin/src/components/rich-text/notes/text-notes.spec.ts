import { expect, test } from '@jest/globals';
import { checkText } from './text-notes';

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
