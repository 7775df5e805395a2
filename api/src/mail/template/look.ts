/** The site's colours by day; mail programs understand them at the elements only. */
export const DAY = {
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

/** The styles of each kind of element, for its `style` attribute. */
export const STYLES = {
  body: `margin:0;padding:0;background-color:${DAY.ground};`,
  ground: `width:100%;background-color:${DAY.ground};`,
  paper: `width:100%;max-width:600px;background-color:${DAY.paper};border:1px solid ${DAY.line};border-radius:22px 14px 24px 16px;`,
  band: `padding:22px 28px 18px;background-color:${DAY.band};border-radius:21px 13px 0 0;`,
  name: `margin:0;font:bold 19px/1.35 ${HEADING_FONT};color:${DAY.onBand};text-decoration:none;`,
  content: 'padding:28px 28px 8px;',
  h1: `margin:0 0 16px;font:bold 26px/1.25 ${HEADING_FONT};color:${DAY.ink};`,
  h2: `margin:28px 0 10px;font:bold 20px/1.3 ${HEADING_FONT};color:${DAY.ink};`,
  p: `margin:0 0 16px;font:17px/1.6 ${TEXT_FONT};color:${DAY.ink};`,
  small: `margin:0 0 16px;font:15px/1.55 ${TEXT_FONT};color:${DAY.soft};overflow-wrap:anywhere;word-break:break-word;`,
  link: `color:${DAY.sea};text-decoration:underline;`,
  quote: `margin:0 0 18px;padding:16px 18px;font:17px/1.6 ${TEXT_FONT};color:${DAY.ink};background-color:${DAY.sunk};border-radius:12px 16px 11px 18px;overflow-wrap:anywhere;word-break:break-word;`,
  term: `padding:3px 14px 3px 0;font:15px/1.5 ${TEXT_FONT};color:${DAY.soft};text-align:left;vertical-align:top;white-space:nowrap;`,
  fact: `padding:3px 0;font:17px/1.5 ${TEXT_FONT};color:${DAY.ink};vertical-align:top;overflow-wrap:anywhere;word-break:break-word;`,
  facts: 'margin:0 0 18px;',
  buttons: 'margin:6px 0 20px;',
  button: `background-color:${DAY.action};border-radius:14px 10px 15px 11px;`,
  action: `display:inline-block;padding:14px 26px;font:bold 18px/1.3 ${TEXT_FONT};color:${DAY.onAction};text-decoration:none;`,
  foot: `padding:18px 28px 26px;border-top:1px solid ${DAY.line};`,
  footLine: `margin:0 0 6px;font:14px/1.55 ${TEXT_FONT};color:${DAY.soft};`,
} as const;

/** The same by night, for mail programs that know style sheets; classes are named like `STYLES`. */
export const NIGHT = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .body, .ground { background-color: #0c1c22 !important; }
  .paper { background-color: #16303a !important; border-color: #2c4a55 !important; }
  .band { background-color: #123e4b !important; }
  .quote { background-color: #0a171c !important; color: #f2ece1 !important; }
  .h1, .h2, .p, .fact { color: #f2ece1 !important; }
  .small, .term, .footLine { color: #b9c4c2 !important; }
  .link { color: #8fcfdb !important; }
  .button { background-color: #f29b78 !important; }
  .action { color: #1f0d06 !important; }
  .foot { border-color: #2c4a55 !important; }
}
@media (max-width: 480px) {
  .band, .content, .foot { padding-left: 20px !important; padding-right: 20px !important; }
}`;

/** The stones of the wall under the name: how wide each is, in per cent, and its colour. */
export const STONES = [
  [17, '#efe6d6'],
  [9, '#cfbfa5'],
  [22, '#e2d5bf'],
  [7, '#c4613f'],
  [14, '#b8a68b'],
  [19, '#efe6d6'],
  [12, '#cfbfa5'],
] as const;
