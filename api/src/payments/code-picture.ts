/** A barcode or QR code as lines, in modules from its top left corner. */
export interface CodePicture {
  width: number;
  height: number;
  /** The height of a row, which is the width of its lines. */
  thickness: number;
  /** An SVG path of horizontal lines. */
  path: string;
}

/**
 * Joins the dark modules of each row to lines.
 * @param rows of modules, true where dark
 * @param thickness height of a row, in modules
 */
export function codePicture(rows: readonly (readonly boolean[])[], thickness = 1): CodePicture {
  const path = rows.map((row, y) => lineOf(row, (y + 0.5) * thickness)).join('');
  return { width: rows[0]?.length ?? 0, height: rows.length * thickness, thickness, path };
}

function lineOf(row: readonly boolean[], y: number): string {
  let line = '';
  let pen: number | undefined;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    line += pen === undefined ? `M${from} ${y}` : `m${from - pen} 0`;
    pen = x + 1;
    line += `h${pen - from}`;
  }
  return line;
}

/**
 * The code as SVG, black on its own white background.
 * @param quiet width of the white margin, in modules
 * @param name accessible name
 */
export function codeSvg(picture: CodePicture, { quiet, name }: { quiet: number; name: string }) {
  const { width, height, thickness, path } = picture;
  const [w, h] = [width + 2 * quiet, height + 2 * quiet];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${w} ${h}" width="${2 * w}" height="${2 * h}" shape-rendering="crispEdges"><title>${name}</title><path fill="#fff" d="M${-quiet} ${-quiet}h${w}v${h}h${-w}z"/><path fill="none" stroke="#000" stroke-width="${thickness}" d="${path}"/></svg>`;
}
