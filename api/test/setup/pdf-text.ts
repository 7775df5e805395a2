import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of all pages of a PDF, with single spaces. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) if ('str' in item) pages.push(item.str + (item.hasEOL ? ' ' : ''));
  }
  await pdf.destroy();
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}
