/**
 * The beginning of a text as a list shows it: the words without the marks of Markdown. A list shows
 * two lines of it, so that the parser is not loaded for them.
 * @param format of the text; `text` by default
 */
export function excerpt(text: string, format: 'text' | 'markdown' = 'text'): string {
  if (format === 'text') return text;
  return (
    text
      .slice(0, 1_000)
      // Pictures and links: their texts.
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Dividers, and the line below the headings of a table.
      .replace(/^[\s|:-]+$/gm, '')
      .replace(/^ {0,3}(?:#{1,6} +|(?:> ?)+|[-*+] +|\d+[.)] +|\|)/gm, '')
      .replace(/ *\| */g, ' ')
      .replace(/\*{1,3}([^*\n]+)\*{1,3}/g, '$1')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\s*\n\s*/g, '\n')
      .trim()
  );
}
