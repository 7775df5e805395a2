import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

type Theme = 'light' | 'dark';
type Colours = Map<string, string>;

const styles = import.meta.dirname;
const tokens = readFileSync(join(styles, 'tokens.css'), 'utf8');
const contrast = readFileSync(join(styles, 'contrast.css'), 'utf8');

function declarations(css: string, theme: Theme): Colours {
  const found: Colours = new Map();
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (name === undefined || value === undefined) continue;
    const pair = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value);
    const colour = pair === null ? value : pair[theme === 'light' ? 1 : 2];
    if (colour?.startsWith('#') === true) found.set(name, colour);
  }
  return found;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const channel = (start: number) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['--ground', '--ground-warm', '--surface'];
const onGrounds = [
  '--ink',
  '--ink-soft',
  '--sea',
  '--sea-strong',
  '--olive',
  '--fig',
  '--terracotta',
  '--terracotta-strong',
  '--danger',
];
const stones = ['--stone-1', '--stone-2', '--stone-3'];
const tints = ['--sea-tint', '--olive-tint', '--fig-tint', '--terracotta-tint'];

type Pairs = [fronts: string[], backs: string[]][];
const texts: Pairs = [
  [onGrounds, grounds],
  [['--on-sea'], ['--sea', '--sea-strong']],
  [['--on-olive'], ['--olive']],
  [['--on-fig'], ['--fig']],
  [['--on-terracotta'], ['--terracotta', '--terracotta-strong']],
  [['--on-danger'], ['--danger']],
  [
    ['--on-band', '--on-band-soft'],
    ['--band', '--band-deep'],
  ],
  [['--sea-strong'], ['--sea-tint']],
  [['--olive'], ['--olive-tint']],
  [['--fig'], ['--fig-tint']],
  [['--terracotta-strong'], ['--terracotta-tint']],
  [['--ink', '--ink-soft', '--sea', '--sea-strong', '--fig'], stones],
  [['--ink', '--ink-soft', '--sea'], tints],
];
const edges: Pairs = [
  [['--line-strong'], ['--surface', '--ground']],
  [['--focus'], ['--ground', '--ground-warm', '--surface']],
];

function weak(colours: Colours, pairs: Pairs, least: number): string[] {
  const all = pairs.flatMap(([fronts, backs]) =>
    fronts.flatMap((front) => backs.map((back): [string, string] => [front, back])),
  );
  return all.flatMap(([front, back]) => {
    const [one, other] = [colours.get(front), colours.get(back)];
    if (one === undefined || other === undefined) return [`${front} or ${back} is not a colour`];
    const found = ratio(one, other);
    return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}`];
  });
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const normal = declarations(tokens, theme);
  const chosen = contrast.slice(0, contrast.indexOf('@media'));
  const high: Colours = new Map([...normal, ...declarations(chosen, theme)]);

  test('every text stands out 4.5 to 1 from what is behind it', () => {
    expect(weak(normal, texts, 4.5)).toEqual([]);
  });

  test('every edge that carries meaning stands out 3 to 1', () => {
    expect(weak(normal, edges, 3)).toEqual([]);
  });

  test('every text stands out 7 to 1 in high contrast', () => {
    expect(weak(high, texts, 7)).toEqual([]);
  });

  test("the system's wish for contrast is answered with the same colours", () => {
    const wished = contrast.slice(contrast.indexOf('@media'));
    expect([...declarations(wished, theme)]).toEqual([...declarations(chosen, theme)]);
  });
});
