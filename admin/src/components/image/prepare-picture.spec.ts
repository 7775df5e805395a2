import { expect, test } from '@jest/globals';
import { preparePicture } from './prepare-picture';

const picture = (name: string, type: string, bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type });
const big = 10 * 1024 * 1024 + 1;

test('A picture that the server reads is sent as it is', async () => {
  const file = picture('a.jpg', 'image/jpeg');
  expect(await preparePicture(file, 'hr')).toEqual({ file });
});

// The test environment decodes no pictures, as a browser does with formats it does not know.
test.each([
  ['IMG_1.HEIC', '', 100, 'heic'],
  ['IMG_1.heic', 'image/heic', 100, 'heic'],
  ['a.jpg', 'image/jpeg', big, 'tooBig'],
  ['a.tiff', 'image/tiff', 100, 'format'],
  ['a.png', 'image/png', 0, 'empty'],
  ['a.pdf', 'application/pdf', 100, 'notImage'],
])('%s (%s, %i bytes) that cannot be decoded is refused: %s', async (name, type, bytes, reason) => {
  expect(await preparePicture(picture(name, type, bytes), 'hr')).toEqual({
    error: { key: `admin.image.error.${reason}` },
  });
});
