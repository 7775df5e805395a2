import type { StoredTexts } from '~/i18n/stored-texts';

/** Longest value that a text is filled with, such as a year, in characters. */
const longestValue = 80;

/** Matches a text as pages show it: filled, and without marks. */
function shownAs(text: string): RegExp {
  const pieces = text
    .replace(/<\/?\w+>/g, '')
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join(`.{0,${longestValue}}`)}$`);
}

/** The key of the text that an element shows, or that is shown by an element around it. */
export function pressedText(element: Element | null, texts: StoredTexts): string | undefined {
  const patterns = Object.entries(texts).map(([key, text]) => [key, shownAs(text)] as const);
  for (let around = element; around; around = around.parentElement) {
    const shown = around.textContent.trim();
    const found = patterns.find(([, pattern]) => pattern.test(shown));
    if (found) return found[0];
  }
  return undefined;
}
