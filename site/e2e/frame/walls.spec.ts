import { expect, test } from '../../../testing/fixtures';
import { pages } from '../every-page/pages';

/** Measures the stones in the page: where a line across them hits what `clip-path` leaves. */
function measureStones() {
  const outlined = ':is(.wall > *, .stone)';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { pointer-events: none !important; scroll-behavior: auto !important }
    ${outlined}::before { pointer-events: auto !important }`);
  document.adoptedStyleSheets = [sheet];
  const stones = [...document.querySelectorAll(outlined)].filter(
    (stone) => stone.checkVisibility() && getComputedStyle(stone, '::before').content !== 'none',
  );
  /** The pixels of a line through the edges of stones that hit none of them. */
  const missed = (hits: Element[], from: number, to: number, pointAt: (at: number) => number[]) => {
    let sum = 0;
    for (let at = from - 14; at < to + 14; at += 0.5) {
      const [x = 0, y = 0] = pointAt(at);
      if (!hits.includes(document.elementFromPoint(x, y) ?? document.body)) sum += 0.5;
    }
    return sum;
  };
  const joints: [stone: string, width: number][] = [];
  const leans: typeof joints = [];
  for (const one of stones) {
    const name = one.textContent.trim().slice(0, 20);
    for (const other of stones) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      // Corners are round, so a joint is measured between them.
      for (const [end, start, from, to, corner] of [
        ['right', 'left', 'top', 'bottom', 30],
        ['bottom', 'top', 'left', 'right', 75],
      ] as const) {
        scrollBy(
          0,
          Math.max(one.getBoundingClientRect().top, other.getBoundingClientRect().top) - 300,
        );
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const [first, last] = [
          Math.max(a[from], b[from]) + corner,
          Math.min(a[to], b[to]) - corner,
        ];
        if (Math.abs(b[start] - a[end] - 8) > 12 || last < first) continue;
        for (const along of [first, (first + last) / 2, last]) {
          const width = missed([one, other], a[end], b[start], (at) =>
            start === 'left' ? [at, along] : [along, at],
          );
          joints.push([name, width]);
        }
      }
    }
    if (one.querySelector('form, table, ul, ol, dl') === null && !one.matches('dl')) continue;
    const [top, bottom] = [30, one.getBoundingClientRect().height - 30].map((along) => {
      scrollBy(0, one.getBoundingClientRect().top + along - 300);
      const { left, top: y } = one.getBoundingClientRect();
      return missed([one], left, left, (at) => [at, y + along]);
    });
    leans.push([name, Math.abs((top ?? 0) - (bottom ?? 0))]);
  }
  return { joints, leans };
}

test('joints of all walls are even, and what holds a form or a list leans little', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  const wrong: string[] = [];
  let count = 0;
  for (const { path, status } of pages) {
    // Other queries show the same walls.
    if (status !== undefined || /\?(?!tab=)/.test(path)) continue;
    await page.goto(path);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { joints, leans } = await page.evaluate(measureStones);
      count += joints.length;
      const bad = [
        ...joints.filter(([, joint]) => joint < 6 || joint > 8),
        ...leans.filter(([, lean]) => lean > 6),
      ];
      wrong.push(...bad.map(([stones, pixels]) => `${path} ${width}: ${stones}: ${pixels} px`));
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
