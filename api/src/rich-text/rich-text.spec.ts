import { describe, expect, it } from '@jest/globals';
import { blocksOf, withoutMarks } from './rich-text.js';

describe('a plain text', () => {
  it('has a paragraph for each line that is not blank, and no other marks', () => {
    expect(blocksOf(' # jedan\r\n\r\n  **dva** \n', 'text')).toEqual([
      { type: 'paragraph', inlines: [{ type: 'text', text: '# jedan' }] },
      { type: 'paragraph', inlines: [{ type: 'text', text: '**dva**' }] },
    ]);
  });

  it('stays as it is without marks', () => {
    expect(withoutMarks(' *a*\n\n b ', 'text')).toBe(' *a*\n\n b ');
  });
});

describe('a Markdown text', () => {
  it('is a line for each part without its marks', () => {
    const markdown = `## Što *nudimo*

Prvi redak  
drugi [redak](/a).

- jedan
- dva

| Dan | Sati |
|-----|------|
| Pon | 9–12 |

![Opis](/images/a.svg "Natpis")

---

> Hvala`;
    expect(withoutMarks(markdown, 'markdown').split('\n')).toEqual([
      'Što nudimo',
      'Prvi redak drugi redak.',
      'jedan',
      'dva',
      'Dan, Sati',
      'Pon, 9–12',
      'Natpis',
      'Hvala',
    ]);
  });
});
