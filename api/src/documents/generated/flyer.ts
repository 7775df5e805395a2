import type { Language } from '../../i18n/language.js';
import { BOAT, FIG_TREE, HOUSES, ICONS, WALKERS } from '../../pdf/drawings.js';
import { drawEuEmblem } from '../../pdf/eu-emblem.js';
import { COLORS, PAGE, Paper } from '../../pdf/paper.js';
import type { Contacts } from './contacts.js';
import { FLYER } from './flyer-texts.js';
import { ISSUED } from './issued.js';

const MARGIN = 46;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Of the column about the fund, beside the facts. */
const FUND_WIDTH = 178;

/** Draws the project's flyer: one A4 sheet, printed on both sides. */
export function drawFlyer(contacts: Contacts, language: Language): Promise<Buffer> {
  const { title, subject } = FLYER[language];
  const paper = new Paper({ title, subject, author: contacts.name, language, issued: ISSUED });
  drawFront(paper, contacts, language);
  drawBack(paper, contacts, language);
  return paper.finish();
}

function drawFront(paper: Paper, { name, phone, email, office }: Contacts, language: Language) {
  const texts = FLYER[language];
  paper.addPage(COLORS.limestone);
  paper.signature(name, MARGIN, 38, COLORS.adriatic);
  const eyebrow = {
    size: 12,
    font: 'strong',
    color: COLORS.terracotta,
  } as const;
  paper.text('P', texts.project, { x: MARGIN, y: 100, width: WIDTH }, eyebrow);
  const headline = { font: 'heading', size: 41, color: COLORS.adriatic, lineGap: -4 } as const;
  let y = paper.text('H1', texts.headline, { x: MARGIN, y: 118, width: WIDTH }, headline);
  const lead = { size: 16.5, lineGap: 3, color: COLORS.ink };
  y = paper.text('P', texts.lead, { x: MARGIN, y: y + 14, width: WIDTH - 40 }, lead);

  const bottom = 668;
  paper.picture(texts.picture, [0, y, PAGE.width, bottom], () => drawCoast(paper, bottom));

  paper.decorate(() =>
    paper.pdf.rect(0, bottom, PAGE.width, PAGE.height - bottom).fill(COLORS.adriatic),
  );
  const light = { color: COLORS.white };
  paper.text('P', texts.call, { x: MARGIN, y: bottom + 26, width: 300 }, { ...light, size: 15 });
  const number = { ...light, font: 'heading', size: 38 } as const;
  paper.text('P', phone, { x: MARGIN, y: bottom + 44, width: WIDTH }, number);
  const small = { ...light, size: 12.5, lineGap: 3 };
  paper.text('P', `${office}  ·  ${email}`, { x: MARGIN, y: bottom + 98, width: WIDTH }, small);
  const free = { ...light, font: 'strong', size: 12.5 } as const;
  paper.text('P', texts.free, { x: MARGIN, y: bottom + 120, width: WIDTH }, free);
}

/** Draws hills, sea, houses and two people on a stone wall, down to `bottom`. */
function drawCoast(paper: Paper, bottom: number): void {
  const { pdf } = paper;
  const { width } = PAGE;
  const sea = bottom - 190;
  pdf.circle(width - 236, sea - 118, 32).fill('#e9b44c');
  pdf
    .path(
      `M0 ${sea - 18}Q110 ${sea - 92} 230 ${sea - 44}Q350 ${sea - 96} 470 ${sea - 40}Q540 ${sea - 62} ${width} ${sea - 34}V${sea + 20}H0Z`,
    )
    .fill('#c6cfb4');
  pdf
    .path(
      `M0 ${sea + 2}Q130 ${sea - 50} 280 ${sea - 6}Q430 ${sea - 44} ${width} ${sea + 2}V${sea + 30}H0Z`,
    )
    .fill('#9caf88');
  pdf.rect(0, sea + 6, width, 120).fill('#5b97a3');
  for (const [x, y, w] of [
    [40, 22, 90],
    [210, 36, 70],
    [330, 20, 120],
    [480, 42, 80],
    [120, 58, 60],
  ] as const) {
    pdf.roundedRect(x, sea + y, w, 5, 2.5).fill('#a9cbd0');
  }
  paper.drawShapes(BOAT, 18, sea - 228, 1.02);
  pdf
    .path(
      `M0 ${sea + 92}Q150 ${sea + 62} 300 ${sea + 74}Q460 ${sea + 56} ${width} ${sea + 80}V${bottom}H0Z`,
    )
    .fill('#e2d5bf');
  paper.drawShapes(HOUSES, 268, sea - 232, 0.9);
  paper.drawShapes(FIG_TREE, 312, sea - 206, 0.88);
  paper.drawShapes(WALKERS, 12, sea - 236, 1.06);
  drawWall(paper, bottom);
}

/** Draws a low dry-stone wall along the bottom of the picture. */
function drawWall(paper: Paper, bottom: number): void {
  const shades = ['#cfbfa5', '#b8a68b', '#efe6d6', '#d8c9ae', '#a99779'];
  const rows = [
    [58, 74, 46, 88, 62, 70, 54, 92, 66, 60],
    [40, 82, 64, 52, 96, 58, 76, 48, 84, 70],
  ];
  for (const [row, widths] of rows.entries()) {
    let x = row === 0 ? -12 : -22;
    for (const [index, width] of widths.entries()) {
      const shade = shades[(index * 2 + row * 3) % shades.length] ?? COLORS.stoneDark;
      paper.unevenBox(x, bottom - 54 + row * 28, width - 3, 26, shade);
      x += width;
    }
  }
}

function drawBack(paper: Paper, contacts: Contacts, language: Language): void {
  const texts = FLYER[language];
  paper.addPage(COLORS.limestone);
  const heading = { font: 'heading', size: 22, color: COLORS.adriatic } as const;
  let y = paper.text('H2', texts.who, { x: MARGIN, y: 42, width: WIDTH }, heading) + 6;
  y = drawPeople(paper, texts.people, y);
  const body = { size: 12.5, lineGap: 2 };
  y = paper.text('P', texts.incomeLead, { x: MARGIN, y: y + 6, width: WIDTH }, body) + 8;
  y = drawIncomes(paper, texts.incomes, y);
  y = paper.text('P', texts.incomeNote, { x: MARGIN, y: y + 8, width: WIDTH }, body);

  y = paper.text('H2', texts.help, { x: MARGIN, y: y + 22, width: WIDTH }, heading) + 10;
  y = drawKinds(paper, texts.kinds, y);

  y = paper.text('H2', texts.how, { x: MARGIN, y: y + 18, width: WIDTH }, heading) + 10;
  y = drawSteps(paper, texts.steps, y);
  drawFooter(paper, contacts, language, Math.max(y + 22, 672));
}

function drawPeople(paper: Paper, people: readonly string[], from: number): number {
  const list = paper.open('L');
  let y = from;
  for (const person of people) {
    const item = paper.open('LI', list);
    const dot = y + 8;
    paper.decorate(() => paper.unevenBox(MARGIN, dot - 5, 11, 10, COLORS.terracotta));
    y =
      paper.text('LBody', person, { x: MARGIN + 22, y, width: WIDTH - 22 }, { size: 14 }, item) + 4;
    item.end();
  }
  list.end();
  return y;
}

function drawIncomes(paper: Paper, incomes: readonly [string, string][], y: number): number {
  const grounds = [COLORS.adriatic, COLORS.olive, COLORS.fig];
  const list = paper.open('L');
  const width = (WIDTH - 24) / 3;
  for (const [index, [share, household]] of incomes.entries()) {
    const x = MARGIN + index * (width + 12);
    paper.decorate(() => paper.unevenBox(x, y, width, 74, grounds[index] ?? COLORS.adriatic));
    const item = paper.open('LI', list);
    const at = { x: x + 16, width: width - 24 };
    const color = COLORS.white;
    paper.text('Lbl', share, { ...at, y: y + 9 }, { font: 'heading', size: 28, color }, item);
    paper.text('LBody', household, { ...at, y: y + 46 }, { size: 12.5, color }, item);
    item.end();
  }
  list.end();
  return y + 74;
}

function drawKinds(paper: Paper, kinds: (typeof FLYER)['hr']['kinds'], from: number): number {
  const list = paper.open('L');
  const width = (WIDTH - 24) / 3;
  for (const [index, [icon, name, detail]] of kinds.entries()) {
    const x = MARGIN + (index % 3) * (width + 12);
    const y = from + Math.floor(index / 3) * 92;
    paper.decorate(() => {
      paper.unevenBox(x, y, width, 84, COLORS.stone);
      paper.drawShapes(ICONS[icon], x + 13, y + 10, 0.62);
    });
    const item = paper.open('LI', list);
    const at = { x: x + 14, width: width - 22 };
    const strong = { font: 'strong', size: 13, color: COLORS.adriatic } as const;
    paper.text('Lbl', name, { ...at, x: x + 50, y: y + 16, width: width - 54 }, strong, item);
    paper.text('LBody', detail, { ...at, y: y + 46 }, { size: 11.5, lineGap: 1 }, item);
    item.end();
  }
  list.end();
  return from + 2 * 92 - 8;
}

function drawSteps(paper: Paper, steps: readonly [string, string][], y: number): number {
  const list = paper.open('L');
  const width = (WIDTH - 24) / 3;
  for (const [index, [name, detail]] of steps.entries()) {
    const x = MARGIN + index * (width + 12);
    paper.decorate(() => paper.unevenBox(x, y, 28, 27, COLORS.terracotta));
    const item = paper.open('LI', list);
    const number = { font: 'heading', size: 15, color: COLORS.white, align: 'center' } as const;
    paper.text('Lbl', String(index + 1), { x, y: y + 4, width: 28 }, number, item);
    const strong = { font: 'strong', size: 12.5 } as const;
    const body = paper.open('LBody', item);
    paper.text('P', name, { x: x + 36, y: y + 5, width: width - 36 }, strong, body);
    paper.text('P', detail, { x, y: y + 34, width: width - 6 }, { size: 11.5, lineGap: 1 }, body);
    body.end();
    item.end();
  }
  list.end();
  return y + 66;
}

function drawFooter(paper: Paper, contacts: Contacts, language: Language, y: number): void {
  const texts = FLYER[language];
  paper.decorate(() => paper.pdf.rect(0, y, PAGE.width, PAGE.height - y).fill(COLORS.stone));
  const left = { x: MARGIN, width: 310 };
  let line = y + 18;
  for (const [name, value] of texts.facts) {
    const small = { size: 11.5, lineGap: 1 };
    paper.text('P', `${name}: ${value}`, { ...left, y: line }, small);
    line += 17;
  }
  paper.text('P', contacts.name, { ...left, y: line + 8 }, { font: 'strong', size: 11.5 });
  const reach = `${contacts.office}\n${contacts.phone}  ·  ${contacts.email}`;
  paper.text('P', reach, { ...left, y: line + 24 }, { size: 11.5, lineGap: 2 });
  const x = PAGE.width - MARGIN - FUND_WIDTH;
  drawEuEmblem(paper, texts.emblem, { x, y: y + 18, height: 48 });
  const beside = { x, width: FUND_WIDTH };
  const fund = { font: 'strong', size: 10, lineGap: 0 } as const;
  const below = paper.text('P', texts.fund, { ...beside, y: y + 72 }, fund);
  const fine = { size: 10, color: COLORS.quiet, lineGap: 0 };
  paper.text('P', texts.responsible(contacts.name), { ...beside, y: below + 4 }, fine);
}
