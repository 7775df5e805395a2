import { categoryTone, type CategoryTone } from 'shared/category-tone';

/** How a file of a picture is coloured: as it was uploaded, or in two colours. */
export const TONES = ['colour', 'sea', 'olive', 'fig'] as const;
export type Tone = (typeof TONES)[number];

type Rgb = readonly [number, number, number];

/** The colour of the shadows, dark enough for details in them. */
const SHADOWS: Record<CategoryTone, Rgb> = {
  sea: [0x0e, 0x4a, 0x5a],
  olive: [0x3a, 0x45, 0x18],
  fig: [0x5a, 0x1f, 0x37],
};

/** The colour of the lights, that of the site's ground. */
const LIGHTS: Rgb = [0xfb, 0xf8, 0xf2];

/** The weights of red, green and blue in the lightness of a colour (ITU-R BT.709). */
const LIGHTNESS: Rgb = [0.2126, 0.7152, 0.0722];

/** The tone of pictures on pages without a category. */
export const DEFAULT_TONE: Tone = 'sea';

/** The tone of the pictures of a row: that of its category, if it has one. */
export const toneOf = (category: unknown): Tone =>
  typeof category === 'string' ? categoryTone(category) : DEFAULT_TONE;

/** The factors and summands by which each channel of a grey picture becomes the tone. */
export function linearOf(tone: CategoryTone): { factors: number[]; summands: number[] } {
  const summands = [...SHADOWS[tone]];
  return { factors: summands.map((shadow, i) => ((LIGHTS[i] ?? 0) - shadow) / 255), summands };
}

/** A colour like `#aabbcc` in a tone. */
export function toned(colour: string, tone: Tone): string {
  if (tone === 'colour') return colour;
  const lightness = LIGHTNESS.reduce(
    (sum, weight, i) => sum + weight * parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16),
    0,
  );
  const { factors, summands } = linearOf(tone);
  const channels = factors.map((factor, i) => Math.round(factor * lightness + (summands[i] ?? 0)));
  return `#${Buffer.from(channels).toString('hex')}`;
}
