import { expect } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import type { TestApp } from '../../setup/test-app.js';

type Fields = Record<string, string>;

/** Uploads a file as a form does. */
export function upload(
  test: TestApp,
  file: Buffer,
  name = 'slika.jpg',
  fields: Fields = {},
  query = '',
) {
  const request = test.anonymous.post(`/api/media${query}`).set(test.admin);
  for (const [field, value] of Object.entries(fields)) void request.field(field, value);
  return request.attach('file', file, { filename: name, contentType: 'image/jpeg' });
}

/** Uploads a file as JSON. */
export const uploadJson = (test: TestApp, body: object) =>
  test.anonymous.post('/api/media').set(test.admin).send(body);

export const dataUrl = (file: Buffer, type = 'image/png') =>
  `data:${type};base64,${file.toString('base64')}`;

/** The bytes that the server sends for a path. */
export async function fetchBytes(test: TestApp, path: string): Promise<Buffer> {
  const answer = await fetch(`${test.origin}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

/** A picture with noise, like a photo. */
export const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  }).blur(2);

/** Left half red, right half blue. */
export async function redAndBlue(width = 64, height = 32): Promise<Sharp> {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer();
  const both = await sharp({ create: { ...half, width, background: '#f00' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(both);
}

export async function pixel(file: Buffer, left: number, top: number): Promise<number[]> {
  const data = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

export interface Variant {
  url: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
  size: number;
}
