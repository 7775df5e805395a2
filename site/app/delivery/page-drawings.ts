import { drawings, pictures } from 'virtual:drawings';

const DRAWING = /<use href="(\/images\/drawings\/([a-z-]+)\.svg)#([a-z0-9-]+)"/g;
const PICTURE = /(<img\b[^>]*? src=")(\/images\/[a-z-]+\.svg)"/g;

/**
 * Lets a rendered page bring the drawings that it shows, each once, and those of its pictures that
 * are drawn by us (a few kilobytes of SVG), so that its first paint has them. Pages that a visitor
 * goes to from there fetch their own.
 */
export function pageDrawings(html: string): string {
  const shown = new Set<string>();
  const own = html
    .replace(
      PICTURE,
      (_, before: string, address: string) => `${before}${pictures[address] ?? address}"`,
    )
    .replace(DRAWING, (use, address: string, file: string, name: string) => {
      if (drawings[address] === undefined) return use;
      shown.add(address);
      return `<use href="#${file}-${name}"`;
    });
  const kept = [...shown].map((address) => drawings[address]).join('');
  return kept === ''
    ? own
    : own.replace('</body>', () => `<div hidden=""><svg>${kept}</svg></div></body>`);
}
