import type { Locator, Page } from '@playwright/test';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A unique PNG: the text is drawn on it, and is the name of its file. */
export async function drawnPicture(page: Page, text: string): Promise<UploadedFile> {
  const url = await page.evaluate((label) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 420;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = '#0E4A5A';
    context.fillRect(0, 0, 640, 420);
    context.fillStyle = '#FBF8F2';
    context.font = '36px sans-serif';
    context.fillText(label, 20, 200);
    return canvas.toDataURL('image/png');
  }, text);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${text}.png`, mimeType: 'image/png', buffer };
}

/** A minimal PDF with one page. */
export function pdf(text: string): UploadedFile {
  let body = `%PDF-1.4\n% ${text}\n`;
  const starts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ].map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n`;
  const buffer = Buffer.from(body + table + end);
  return { name: `${text}.pdf`, mimeType: 'application/pdf', buffer };
}

/** Drops a file onto an element, near its left edge. */
export async function dropFile(on: Locator, { name, mimeType, buffer }: UploadedFile) {
  await on.evaluate(
    (element, { fileName, type, base64 }) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, height } = element.getBoundingClientRect();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName, { type }));
      const position = { clientX: left + 24, clientY: top + height / 2 };
      const event = { dataTransfer, bubbles: true, cancelable: true, ...position };
      element.dispatchEvent(new DragEvent('drop', event));
    },
    { fileName: name, type: mimeType, base64: buffer.toString('base64') },
  );
}
