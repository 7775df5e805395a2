import { openPdf } from './open-pdf.js';

/** Characters of a text that are searched. */
const MAX_LENGTH = 50_000;

/** The words of a PDF in reading order, as many as are searched. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const task = await openPdf(bytes);
  try {
    const pdf = await task.promise;
    let text = '';
    for (let number = 1; number <= pdf.numPages && text.length < MAX_LENGTH; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str} ` : item.str;
      text += ' ';
      page.cleanup();
    }
    return text
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH);
  } finally {
    await task.destroy();
  }
}
