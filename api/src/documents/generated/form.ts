import type { Language } from '../../i18n/language.js';
import { drawEuEmblem } from '../../pdf/eu-emblem.js';
import { COLORS, PAGE, Paper } from '../../pdf/paper.js';
import type { Contacts } from './contacts.js';
import { FORM_MARGIN as MARGIN, FORM_WIDTH as WIDTH, FormFields } from './form-fields.js';
import { FORM } from './form-texts.js';
import { ISSUED } from './issued.js';

const GAP = 14;
const HALF = (WIDTH - GAP) / 2;
const SECOND_COLUMN = MARGIN + HALF + GAP;

/** Draws the expression-of-interest form: three A4 pages, to fill in on a screen or on paper. */
export function drawForm(contacts: Contacts, language: Language): Promise<Buffer> {
  const { title, subject } = FORM[language];
  const paper = new Paper({ title, subject, author: contacts.name, language, issued: ISSUED });
  const fields = new FormFields(paper);
  drawFirstPage(paper, fields, contacts, language);
  drawSecondPage(paper, fields, language);
  drawThirdPage(paper, fields, contacts, language);
  return paper.finish();
}

function heading(paper: Paper, text: string, y: number): number {
  const look = { font: 'heading', size: 15, color: COLORS.adriatic } as const;
  paper.decorate(() => {
    paper.unevenBox(MARGIN, y - 6, WIDTH, 28, COLORS.stone);
  });
  return paper.text('H2', text, { x: MARGIN + 12, y: y - 2, width: WIDTH - 24 }, look) + 9;
}

const question = (paper: Paper, text: string, y: number): number =>
  paper.text('P', text, { x: MARGIN, y, width: WIDTH }, { font: 'strong', size: 12 }) + 4;

function drawFirstPage(
  paper: Paper,
  fields: FormFields,
  contacts: Contacts,
  language: Language,
): void {
  const texts = FORM[language];
  const { fields: labels } = texts;
  paper.addPage(COLORS.white);
  paper.decorate(() => paper.pdf.rect(0, 0, PAGE.width, 150).fill(COLORS.limestone));
  paper.signature(contacts.name, MARGIN, 24, COLORS.adriatic);
  const eyebrow = {
    size: 11,
    font: 'strong',
    color: COLORS.terracotta,
    align: 'right',
  } as const;
  const beside = { x: MARGIN + 240, width: WIDTH - 240 - 64 };
  const next = paper.text('P', texts.project, { ...beside, y: 25 }, eyebrow);
  const fund = { size: 12, font: 'strong', align: 'right' } as const;
  paper.text('P', texts.fund, { ...beside, y: next + 1 }, fund);
  drawEuEmblem(paper, texts.emblem, { x: MARGIN + WIDTH - 54, y: 20, height: 36 });
  const title = { font: 'heading', size: 26, color: COLORS.adriatic } as const;
  let y = paper.text('H1', texts.title, { x: MARGIN, y: 62, width: WIDTH }, title);
  y = paper.text('P', texts.intro, { x: MARGIN, y: y + 1, width: WIDTH }, { size: 12, lineGap: 1 });
  y = heading(paper, texts.person, 170);
  paper.text(
    'P',
    texts.required,
    { x: MARGIN, y: y - 4, width: WIDTH },
    { size: 12, color: COLORS.quiet },
  );
  y += 18;

  const required = true;
  y = fields.text({ name: 'ime-i-prezime', label: labels.name, required }, MARGIN, y, WIDTH);
  const birth = { name: 'datum-rodenja', label: labels.birth, hint: texts.birthHint, required };
  fields.text(birth, MARGIN, y, HALF);
  const taxId = {
    name: 'oib',
    label: labels.taxId,
    hint: texts.taxIdHint,
    maxLength: 11,
    required,
  };
  y = fields.text(taxId, SECOND_COLUMN, y, HALF);
  y = fields.text({ name: 'ulica-i-kucni-broj', label: labels.street, required }, MARGIN, y, WIDTH);
  const code = { name: 'postanski-broj', label: labels.postalCode, maxLength: 5, required };
  fields.text(code, MARGIN, y, 110);
  y = fields.text({ name: 'mjesto', label: labels.town, required }, MARGIN + 124, y, WIDTH - 124);
  fields.text({ name: 'telefon', label: labels.phone, required }, MARGIN, y, HALF);
  y = fields.text({ name: 'e-posta', label: labels.email }, SECOND_COLUMN, y, HALF);

  y = question(paper, texts.household, y + 3);
  const third = WIDTH / 3;
  fields.radioGroup(
    'broj-clanova-kucanstva',
    texts.household,
    texts.sizes.map(([value, label], index) => {
      return { value, label, x: MARGIN + index * third, y, width: third };
    }),
  );
  y = fields.text(
    { name: 'primanja-kucanstva', label: labels.income, required },
    MARGIN,
    y + 27,
    WIDTH,
  );

  y = question(paper, texts.basis, y + 3);
  const line = 22;
  fields.radioGroup(
    'osnova-prijave',
    texts.basis,
    texts.reasons.map(([value, label], index) => {
      return { value, label, x: MARGIN, y: y + index * line, width: WIDTH };
    }),
  );
  y = question(paper, texts.already, y + 3 * line + 6);
  fields.radioGroup(
    'pomoc-iz-drugog-izvora',
    texts.already,
    texts.yesNo.map(([value, label], index) => {
      return { value, label, x: MARGIN + index * 90, y, width: 80 };
    }),
  );

  pageNumber(paper, 1);
}

function drawSecondPage(paper: Paper, fields: FormFields, language: Language): void {
  const texts = FORM[language];
  const { fields: labels } = texts;
  paper.addPage(COLORS.white);
  let y = heading(paper, texts.help, 46);
  const line = 24;
  for (const [index, [name, label]] of texts.kinds.entries()) {
    fields.checkbox(
      name,
      label,
      index % 2 ? SECOND_COLUMN : MARGIN,
      y + Math.floor(index / 2) * line,
      HALF,
    );
  }
  const wishes = { name: 'zelje', label: labels.wishes, height: 120 };
  y = fields.text(wishes, MARGIN, y + 3 * line + 12, WIDTH);
  y = heading(paper, texts.contact, y + 26);
  y = fields.text({ name: 'kontakt-ime', label: labels.contactName }, MARGIN, y, WIDTH);
  const relation = { name: 'kontakt-odnos', label: labels.contactRelation };
  fields.text(relation, MARGIN, y, HALF);
  const phone = { name: 'kontakt-telefon', label: labels.contactPhone };
  y = fields.text(phone, SECOND_COLUMN, y, HALF);

  y = heading(paper, texts.attachments, y + 26);
  for (const [name, label] of texts.papers) y = fields.checkbox(name, label, MARGIN, y, WIDTH) + 4;
  pageNumber(paper, 2);
}

function drawThirdPage(
  paper: Paper,
  fields: FormFields,
  contacts: Contacts,
  language: Language,
): void {
  const texts = FORM[language];
  const { fields: labels } = texts;
  paper.addPage(COLORS.white);
  let y = heading(paper, texts.statement, 46);
  y = fields.checkbox('izjava-o-tocnosti', texts.truth, MARGIN, y, WIDTH) + 2;
  y = fields.checkbox('privola', texts.consent, MARGIN, y, WIDTH) + 2;
  const legal = { size: 12, lineGap: 1.5, color: COLORS.quiet };
  y = paper.text('P', texts.privacy(contacts), { x: MARGIN, y, width: WIDTH }, legal);

  y += 18;
  fields.text({ name: 'mjesto-potpisa', label: labels.place }, MARGIN, y, HALF);
  y = fields.text({ name: 'datum-potpisa', label: labels.date }, SECOND_COLUMN, y, HALF);
  paper.decorate(() => {
    paper.pdf.lineWidth(1).strokeColor(COLORS.ink);
    paper.pdf
      .moveTo(MARGIN, y + 52)
      .lineTo(MARGIN + WIDTH, y + 52)
      .stroke();
  });
  const under = { size: 11, color: COLORS.quiet };
  y = paper.text('P', texts.signature, { x: MARGIN, y: y + 56, width: WIDTH }, under);

  y += 16;
  const where = texts.where(contacts);
  const look = { size: 12, lineGap: 2, color: COLORS.white };
  const height = paper.heightOf(where, WIDTH - 32, look) + 46;
  paper.decorate(() => paper.unevenBox(MARGIN, y, WIDTH, height, COLORS.adriatic));
  const inside = { x: MARGIN + 16, width: WIDTH - 32 };
  const title = { font: 'heading', size: 14, color: COLORS.white } as const;
  const next = paper.text('H2', texts.deliver, { ...inside, y: y + 11 }, title);
  paper.text('P', where, { ...inside, y: next + 2 }, look);
  pageNumber(paper, 3);
}

function pageNumber(paper: Paper, page: number): void {
  const look = { size: 11, color: COLORS.quiet, align: 'right' } as const;
  paper.decorate(() => {
    const { pdf } = paper;
    pdf.font('text').fontSize(look.size).fillColor(look.color);
    pdf.text(`${page} / 3`, MARGIN, PAGE.height - 30, { width: WIDTH, align: 'right' });
  });
}
