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

/** The bytes of a PNG of random colours, which no format makes much smaller: 12 MB. */
export async function noisyPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let start = 0; start < pixels.data.length; start += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(start, start + 65_536));
    }
    for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
