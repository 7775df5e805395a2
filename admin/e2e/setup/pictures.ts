import type { Page } from '@playwright/test';

/** A PNG that is like no other: the text is drawn on it, and is its file's name. */
export async function drawnPicture(page: Page, text: string) {
  const address = await page.evaluate((words) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 420;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    pen.fillStyle = '#0E4A5A';
    pen.fillRect(0, 0, 640, 420);
    pen.fillStyle = '#FBF8F2';
    pen.font = '36px sans-serif';
    pen.fillText(words, 20, 200);
    return canvas.toDataURL('image/png');
  }, text);
  return {
    name: `${text}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  };
}
