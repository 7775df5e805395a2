import type { Paper } from './paper.js';

/**
 * Draws the emblem of the European Union, in the proportions of its graphical guide: 3:2, twelve
 * upright stars with a radius of 1/18 of its height, on a circle with a radius of 1/3.
 * @param alt its alternative text
 */
export function drawEuEmblem(
  paper: Paper,
  alt: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { pdf } = paper;
  const width = height * 1.5;
  paper.picture(alt, [x, y, x + width, y + height], () => {
    pdf.rect(x, y, width, height).fill('#003399');
    for (let hour = 0; hour < 12; hour += 1) {
      const angle = (hour * Math.PI) / 6;
      const cx = x + width / 2 + (height / 3) * Math.sin(angle);
      const cy = y + height / 2 - (height / 3) * Math.cos(angle);
      const points = Array.from({ length: 10 }, (_, point): [number, number] => {
        const radius = (height / 18) * (point % 2 === 0 ? 1 : INNER_RADIUS);
        const turn = (point * Math.PI) / 5;
        return [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)];
      });
      pdf.polygon(...points).fill('#ffcc00');
    }
  });
}

/** Of a five-pointed star whose outer radius is 1. */
const INNER_RADIUS = 0.381966;
