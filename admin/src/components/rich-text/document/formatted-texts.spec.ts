import { describe, expect, test } from '@jest/globals';
import { formattedTexts, markdownText, readText, wordsIn } from './formatted-texts';

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
