/** A code as lines to be drawn, in modules from its top left corner. */
export interface CodePicture {
  width: number;
  height: number;
  /** How thick its lines are. */
  thickness: number;
  /** An SVG path of horizontal lines. */
  path: string;
}

/**
 * The lines of a code's dark modules.
 * @param rows of modules, true where dark
 * @param thickness how many modules a row is high
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
 * The picture as SVG, black on white whatever surrounds it.
 * @param quiet how many modules are left white around it
 * @param name what it is, in words
 */
export function codeSvg(picture: CodePicture, { quiet, name }: { quiet: number; name: string }) {
  const { width, height, thickness, path } = picture;
  const [w, h] = [width + 2 * quiet, height + 2 * quiet];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${w} ${h}" width="${2 * w}" height="${2 * h}" shape-rendering="crispEdges"><title>${name}</title><path fill="#fff" d="M${-quiet} ${-quiet}h${w}v${h}h${-w}z"/><path fill="none" stroke="#000" stroke-width="${thickness}" d="${path}"/></svg>`;
}
