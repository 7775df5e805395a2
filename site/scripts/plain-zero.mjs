// Replaces the slashed zero of a variable font by a plain one: its outline stays, and its two
// counters become one, which has the outline's shape and the counters' bounds. The tabular zero
// stays slashed.
import { create } from 'fontkit';

/** Tables of a TrueType font by their tags. */
function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const offset = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, Buffer.from(font.subarray(offset, offset + font.readUInt32BE(record + 12))));
  }
  return tables;
}

/** A TrueType font without checksums, which WOFF2 does not store. */
function writeTables(version, tables) {
  const header = Buffer.alloc(12 + tables.size * 16);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.size, 4);
  const search = 2 ** Math.floor(Math.log2(tables.size));
  header.writeUInt16BE(search * 16, 6);
  header.writeUInt16BE(Math.log2(search), 8);
  header.writeUInt16BE((tables.size - search) * 16, 10);
  const parts = [header];
  let offset = header.length;
  [...tables].forEach(([tag, table], index) => {
    const record = 12 + index * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** Items of a table that lie between offsets. */
const slices = (data, offsets) =>
  offsets.slice(1).map((end, index) => data.subarray(offsets[index], end));

const offsetsOf = (items) =>
  items.reduce((offsets, { length }) => [...offsets, offsets[offsets.length - 1] + length], [0]);

const int16 = (values) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeInt16BE(value, index * 2));
  return buffer;
};

const uint32 = (values) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32BE(value, index * 4));
  return buffer;
};

const even = (buffer) => Buffer.concat([buffer, Buffer.alloc(buffer.length & 1)]);

/** Points `[x, y, onCurve]` of a glyph's contours. */
function contoursOf(glyph) {
  const contours = [];
  for (const { command, args } of glyph.path.commands) {
    if (command === 'moveTo') contours.push([[...args, true]]);
    else if (command === 'lineTo') contours.at(-1).push([...args, true]);
    else if (command === 'quadraticCurveTo') {
      const [controlX, controlY, x, y] = args;
      contours.at(-1).push([controlX, controlY, false], [x, y, true]);
    }
  }
  // A contour returns to its first point.
  return contours.map((points) => points.slice(0, -1));
}

function boundsOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function plainContours(glyph) {
  const [outline, ...counters] = contoursOf(glyph);
  const [left, bottom, right, top] = boundsOf(outline);
  const [x1, y1, x2, y2] = boundsOf(counters.flat());
  const counter = outline.map(([x, y, onCurve]) => [
    Math.round(x1 + ((x - left) * (x2 - x1)) / (right - left)),
    Math.round(y1 + ((y - bottom) * (y2 - y1)) / (top - bottom)),
    onCurve,
  ]);
  // Against the direction of the outline, and from a point on the curve, too.
  return [outline, [counter[0], ...counter.slice(1).reverse()]];
}

const steps = (values) => values.map((value, index) => value - (values[index - 1] ?? 0));

function encodeGlyph(contours) {
  const points = contours.flat();
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  return even(
    Buffer.concat([
      int16([contours.length, ...boundsOf(points), ...ends, 0]),
      Buffer.from(points.map(([, , onCurve]) => Number(onCurve))),
      int16(steps(points.map(([x]) => x))),
      int16(steps(points.map(([, y]) => y))),
    ]),
  );
}

/** Packed deltas as words, at most 64 in a run. */
function packDeltas(values) {
  const runs = [];
  for (let start = 0; start < values.length; start += 64) {
    const run = values.slice(start, start + 64);
    runs.push(Buffer.from([0x40 | (run.length - 1)]), int16(run));
  }
  return Buffer.concat(runs);
}

/** The variation of a glyph to the end of the only axis, with its advance width as a point. */
function encodeVariation(from, to, advance) {
  const deltas = to.flat().map(([x, y], index) => {
    const [x0, y0] = from.flat()[index];
    return [x - x0, y - y0];
  });
  const phantoms = [0, advance, 0, 0];
  const data = Buffer.concat([
    Buffer.from([0]),
    packDeltas([...deltas.map(([x]) => x), ...phantoms]),
    packDeltas([...deltas.map(([, y]) => y), 0, 0, 0, 0]),
  ]);
  const header = Buffer.alloc(10);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(10, 2);
  header.writeUInt16BE(data.length, 4);
  header.writeUInt16BE(0xa000, 6);
  header.writeUInt16BE(0x4000, 8);
  return even(Buffer.concat([header, data]));
}

/** Offsets of a table, as 32-bit numbers or as halves in 16 bits. */
const readOffsets = (data, count, long) =>
  Array.from({ length: count }, (_, index) =>
    long ? data.readUInt32BE(index * 4) : data.readUInt16BE(index * 2) * 2,
  );

function replaceOutlines(tables, replacements) {
  const [head, loca] = ['head', 'loca'].map((tag) => tables.get(tag));
  const long = head.readInt16BE(50) === 1;
  const locations = readOffsets(loca, loca.length / (long ? 4 : 2), long);
  const glyphs = slices(tables.get('glyf'), locations);
  for (const { id, from } of replacements) glyphs[id] = encodeGlyph(from);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', uint32(offsetsOf(glyphs)));
  head.writeInt16BE(1, 50);
}

function replaceVariations(tables, replacements) {
  const gvar = tables.get('gvar');
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const offsets = readOffsets(gvar.subarray(20), gvar.readUInt16BE(12) + 1, long);
  const variations = slices(gvar.subarray(gvar.readUInt32BE(16)), offsets);
  for (const { id, from, to, widening } of replacements) {
    variations[id] = encodeVariation(from, to, widening);
  }
  const shared = gvar.readUInt32BE(8);
  const tuples = gvar.subarray(shared, shared + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
  const header = Buffer.from(gvar.subarray(0, 20));
  const offsetTable = uint32(offsetsOf(variations));
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsetTable.length, 8);
  header.writeUInt32BE(20 + offsetTable.length + tuples.length, 16);
  tables.set('gvar', Buffer.concat([header, offsetTable, tuples, ...variations]));
}

/**
 * @param font variable TrueType font with one axis, whose default is its lower end
 * @param light the same font at the lower end of the axis
 * @param bold the same font at the upper end
 */
export function withPlainZero(font, light, bold) {
  const replacement = (features, contours) => {
    const [from, to] = [light, bold].map(
      (instance) => create(instance).layout('0', features).glyphs[0],
    );
    return {
      id: from.id,
      from: contours(from),
      to: contours(to),
      widening: to.advanceWidth - from.advanceWidth,
    };
  };
  // The tabular zero is composed of the other one, so it gets an outline of its own.
  const replacements = [replacement([], plainContours), replacement(['tnum'], contoursOf)];
  const tables = readTables(font);
  replaceOutlines(tables, replacements);
  replaceVariations(tables, replacements);
  return writeTables(font.readUInt32BE(0), tables);
}
