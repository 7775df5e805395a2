/** The site's light colours, as inline styles: mail programs ignore most style sheets. */
const LIGHT = {
  ground: '#fbf8f2',
  paper: '#fffdf9',
  sunk: '#f5efe4',
  line: '#ddd2c0',
  ink: '#1d2a2e',
  soft: '#4c575a',
  sea: '#0e4a5a',
  band: '#0e4a5a',
  onBand: '#fbf8f2',
  action: '#ad4226',
  onAction: '#fffaf5',
};

const TEXT_FONT = "'Atkinson Hyperlegible Next', Verdana, Geneva, sans-serif";
const HEADING_FONT = "Fraunces, Georgia, 'Times New Roman', serif";

/** Inline styles by kind of element. */
export const STYLES = {
  body: `margin:0;padding:0;background-color:${LIGHT.ground};`,
  ground: `width:100%;background-color:${LIGHT.ground};`,
  paper: `width:100%;max-width:600px;background-color:${LIGHT.paper};border:1px solid ${LIGHT.line};border-radius:22px 14px 24px 16px;`,
  band: `padding:22px 28px 18px;background-color:${LIGHT.band};border-radius:21px 13px 0 0;`,
  name: `margin:0;font:bold 19px/1.35 ${HEADING_FONT};color:${LIGHT.onBand};text-decoration:none;`,
  content: 'padding:28px 28px 8px;',
  h1: `margin:0 0 16px;font:bold 26px/1.25 ${HEADING_FONT};color:${LIGHT.ink};`,
  h2: `margin:28px 0 10px;font:bold 20px/1.3 ${HEADING_FONT};color:${LIGHT.ink};`,
  h3: `margin:24px 0 8px;font:bold 18px/1.35 ${HEADING_FONT};color:${LIGHT.ink};`,
  h4: `margin:20px 0 6px;font:bold 17px/1.4 ${TEXT_FONT};color:${LIGHT.ink};`,
  p: `margin:0 0 16px;font:17px/1.6 ${TEXT_FONT};color:${LIGHT.ink};`,
  small: `margin:0 0 16px;font:15px/1.55 ${TEXT_FONT};color:${LIGHT.soft};overflow-wrap:anywhere;word-break:break-word;`,
  link: `color:${LIGHT.sea};text-decoration:underline;`,
  inner: `margin:0 0 6px;font:17px/1.6 ${TEXT_FONT};color:${LIGHT.ink};`,
  list: 'margin:0 0 16px;padding:0 0 0 26px;',
  item: `margin:0 0 4px;font:17px/1.6 ${TEXT_FONT};color:${LIGHT.ink};`,
  // The font is that of a description where the picture is not shown.
  figure: `margin:8px 0 16px;font:15px/1.55 ${TEXT_FONT};color:${LIGHT.soft};`,
  picture: 'display:block;width:auto;max-width:100%;height:auto;border:0;border-radius:12px;',
  thumb: 'margin:32px 0 -14px;',
  thumbPicture: 'display:block;width:160px;height:auto;border:0;border-radius:12px;',
  caption: `margin:-8px 0 18px;font:15px/1.55 ${TEXT_FONT};color:${LIGHT.soft};`,
  // The emblem of the European Union: its rules prescribe the white border, typeface and colour.
  funding: 'margin:28px 0 20px;',
  emblem: 'padding:0 16px 0 0;vertical-align:middle;',
  emblemPicture: 'display:block;width:72px;height:48px;border:2px solid #ffffff;',
  statement:
    'font:bold 17px/1.35 Arial, Verdana, Tahoma, sans-serif;color:#000000;vertical-align:middle;',
  grid: 'width:100%;margin:4px 0 18px;border-collapse:collapse;',
  gridHead: `padding:7px 10px 7px 0;border-bottom:2px solid ${LIGHT.line};font:bold 15px/1.5 ${TEXT_FONT};color:${LIGHT.ink};text-align:left;vertical-align:top;`,
  gridCell: `padding:7px 10px 7px 0;border-bottom:1px solid ${LIGHT.line};font:16px/1.5 ${TEXT_FONT};color:${LIGHT.ink};vertical-align:top;overflow-wrap:anywhere;word-break:break-word;`,
  divider: `margin:24px 0;border:0;border-top:2px solid ${LIGHT.line};`,
  quote: `margin:0 0 18px;padding:16px 18px;font:17px/1.6 ${TEXT_FONT};color:${LIGHT.ink};background-color:${LIGHT.sunk};border-radius:12px 16px 11px 18px;overflow-wrap:anywhere;word-break:break-word;`,
  term: `padding:3px 14px 3px 0;font:15px/1.5 ${TEXT_FONT};color:${LIGHT.soft};text-align:left;vertical-align:top;white-space:nowrap;`,
  fact: `padding:3px 0;font:17px/1.5 ${TEXT_FONT};color:${LIGHT.ink};vertical-align:top;overflow-wrap:anywhere;word-break:break-word;`,
  facts: 'margin:0 0 18px;',
  buttons: 'margin:6px 0 20px;',
  button: `background-color:${LIGHT.action};border-radius:14px 10px 15px 11px;`,
  action: `display:inline-block;padding:14px 26px;font:bold 18px/1.3 ${TEXT_FONT};color:${LIGHT.onAction};text-decoration:none;`,
  foot: `padding:18px 28px 26px;border-top:1px solid ${LIGHT.line};`,
  footLine: `margin:0 0 6px;font:14px/1.55 ${TEXT_FONT};color:${LIGHT.soft};`,
} as const;

export type Style = keyof typeof STYLES;

/** The attributes of an element in a style. */
export const styleOf = (style: Style): string => `class="${style}" style="${STYLES[style]}"`;

/** Dark mode, for mail programs that support style sheets; classes are named like `STYLES`. */
export const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .body, .ground { background-color: #0c1c22 !important; }
  .paper { background-color: #16303a !important; border-color: #2c4a55 !important; }
  .band { background-color: #123e4b !important; }
  .quote { background-color: #0a171c !important; color: #f2ece1 !important; }
  .h1, .h2, .h3, .h4, .p, .inner, .item, .fact, .gridHead, .gridCell { color: #f2ece1 !important; }
  .gridHead, .gridCell, .divider { border-color: #2c4a55 !important; }
  .small, .term, .footLine, .figure, .caption { color: #b9c4c2 !important; }
  .statement { color: #ffffff !important; }
  .picture, .thumbPicture { filter: brightness(0.85); }
  .link { color: #8fcfdb !important; }
  .button { background-color: #f29b78 !important; }
  .action { color: #1f0d06 !important; }
  .foot { border-color: #2c4a55 !important; }
}
@media (max-width: 480px) {
  .band, .content, .foot { padding-left: 20px !important; padding-right: 20px !important; }
}`;

/** The tiles of the mosaic under the name: width in per cent, and colour. */
export const MOSAIC_TILES = [
  [17, '#efe6d6'],
  [9, '#cfbfa5'],
  [22, '#e2d5bf'],
  [7, '#c4613f'],
  [14, '#b8a68b'],
  [19, '#efe6d6'],
  [12, '#cfbfa5'],
] as const;
