import type { Page } from '@playwright/test';

/** A unique PNG: the text is drawn on it, and is the name of its file. */
export async function drawnPicture(page: Page, text: string) {
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
  return {
    name: `${text}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  };
}
