/** Longest side in pixels of a picture that the browser scales down; the server stores less. */
const maxSide = 3200;
const quality = 0.9;

/** Formats with transparency, which a JPEG would lose. */
const withTransparency = ['image/png', 'image/webp', 'image/avif'];

export interface ShrunkPicture {
  file: File;
  width: number;
  height: number;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The name of a file with the extension of its new format. */
function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.split('/')[1]}`;
}

/**
 * Decodes a picture in the browser and encodes it anew: upright, scaled down, and without metadata.
 * @throws when the browser cannot decode it
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // A browser that cannot encode WebP makes a PNG of it.
    const type = withTransparency.includes(file.type) ? 'image/webp' : 'image/jpeg';
    const blob = await encoded(canvas, type);
    if (!blob) throw new Error('The browser cannot encode the picture.');
    return {
      file: new File([blob], renamed(file.name, blob.type), { type: blob.type }),
      width: canvas.width,
      height: canvas.height,
    };
  } finally {
    bitmap.close();
  }
}
