import type { SiteUrl } from '../../config/site-url.js';
import { escapeHtml } from '../../http/escape-html.js';
import type { Language } from '../../i18n/language.js';
import type { Block as TextBlock } from '../../rich-text/blocks.js';
import type { GeneratedAttachment } from '../mail.entity.js';
import { euFundingHtml, euStatement } from './eu-funding.js';
import { formattedHtml, smallPictureHtml } from './formatted-html.js';
import { formattedText, underlined } from './formatted-text.js';
import { withMailLineEnds } from './line-ends.js';
import { pictureAttachments, smallKey, type MailPictures } from './mail-picture.js';
import { DARK_MODE, MOSAIC_TILES, styleOf, type Style } from './styles.js';

/** A text that may be in another language than its mail. */
interface InLanguage {
  lang?: Language;
}

/** A block of a mail. Issues of the newsletter are stored with these names. */
export type Block =
  | ({ heading: string } & InLanguage)
  | ({ paragraph: string } & InLanguage)
  /** A paragraph with its line breaks. */
  | { lines: string }
  /** A paragraph in smaller type. */
  | { aside: string }
  | { button: string; url: string }
  | { link: string; url: string }
  /** Quoted text, with its line breaks. */
  | { quote: string }
  | { facts: [term: string, fact: string][] }
  | ({ formatted: TextBlock[] } & InLanguage)
  /** A small picture, by its address; left out where it cannot be shown. */
  | { picture: string; alt: string }
  /** That the European Union co-funds this, with the address of its emblem. */
  | { euFunding: string }
  /** Blocks that are rendered already. */
  | { html: string; text: string };

export interface MailContent {
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Of the title, where it is not that of the mail. */
  lang?: Language;
  blocks: Block[];
  /** The pictures of formatted texts, which are sent with the mail. */
  pictures?: MailPictures;
  /** Why the recipient gets this mail. */
  why: string;
  /** Links for the recipient at the foot of the mail. */
  links?: [words: string, address: string][];
}

/** What mails show of the association. */
type Association = Readonly<Record<'name' | 'nameEn' | 'street' | 'postalCode' | 'city', string>>;

/** The sender, the site and the language. */
export interface MailFrame {
  language: Language;
  settings: Association;
  site: SiteUrl;
}

const TEXTS = {
  hr: { copyUrl: 'Ako gumb ne radi, otvorite ovu adresu:', privacy: 'Kako čuvamo vaše podatke' },
  en: {
    copyUrl: 'If the button does not work, open this address:',
    privacy: 'How we look after your data',
  },
};

const withBreaks = (text: string): string => text.split(/\r?\n/).map(escapeHtml).join('<br>');

const element = (tag: string, style: Style, text: string): string =>
  `<${tag} ${styleOf(style)}>${escapeHtml(text)}</${tag}>`;

const anchor = (style: Style, url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" ${styleOf(style)}>${escapeHtml(text)}</a>`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** What the blocks of a mail are rendered with. */
interface Surroundings extends Pick<MailFrame, 'language' | 'site'> {
  pictures: MailPictures;
}

/** Completes an address on the site; one that is only a fragment stays in the mail. */
const absoluteAt =
  ({ language, site }: Surroundings) =>
  (url: string): string =>
    url.startsWith('/') ? site.localized(url, language) : url;

function blockHtml(block: Block, surroundings: Surroundings): string {
  const { language, pictures } = surroundings;
  if ('formatted' in block) {
    return formattedHtml(block.formatted, pictures, absoluteAt(surroundings));
  }
  if ('html' in block) return block.html;
  if ('picture' in block) return smallPictureHtml(block, pictures[smallKey(block.picture)]);
  if ('euFunding' in block) return euFundingHtml(language, pictures[smallKey(block.euFunding)]);
  if ('heading' in block) return element('h2', 'h2', block.heading);
  if ('paragraph' in block) return element('p', 'p', block.paragraph);
  if ('aside' in block) return element('p', 'small', block.aside);
  if ('lines' in block) return `<p ${styleOf('p')}>${withBreaks(block.lines)}</p>`;
  if ('quote' in block) {
    return `<blockquote ${styleOf('quote')}>${withBreaks(block.quote)}</blockquote>`;
  }
  if ('link' in block) {
    return `<p ${styleOf('p')}>${anchor('link', block.url, block.link)}</p>`;
  }
  if ('button' in block) {
    const cell = `<tr><td ${styleOf('button')}>${anchor('action', block.url, block.button)}</td></tr>`;
    const { copyUrl } = TEXTS[language];
    return `${table(styleOf('buttons'), cell)}
<p ${styleOf('small')}>${escapeHtml(copyUrl)}<br>${anchor('link', block.url, block.url)}</p>`;
  }
  // A data table, announced as such by screen readers; the other tables are for layout.
  const rows = block.facts
    .map(
      ([term, fact]) =>
        `<tr><th scope="row" ${styleOf('term')}>${escapeHtml(term)}</th><td ${styleOf('fact')}>${escapeHtml(fact)}</td></tr>`,
    )
    .join('');
  return `<table cellpadding="0" cellspacing="0" border="0" ${styleOf('facts')}>${rows}</table>`;
}

const withLanguage = (of: Block | MailContent, html: string): string =>
  'lang' in of && of.lang ? `<div lang="${of.lang}">${html}</div>` : html;

function blockText(block: Block, surroundings: Surroundings): string {
  if ('euFunding' in block) return euStatement(surroundings.language);
  if ('formatted' in block) return formattedText(block.formatted, absoluteAt(surroundings));
  if ('html' in block) return block.text;
  if ('picture' in block) return '';
  if ('heading' in block) return underlined(block.heading);
  if ('paragraph' in block) return block.paragraph;
  if ('lines' in block) return block.lines;
  if ('aside' in block) return block.aside;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('link' in block) return `${block.link}:\n${block.url}`;
  if ('button' in block) return `${block.button}:\n${block.url}`;
  return block.facts.map(([term, fact]) => `${term}: ${fact}`).join('\n');
}

const mosaic = (): string =>
  table(
    'width="100%" aria-hidden="true" style="width:100%;margin-top:14px;"',
    `<tr>${MOSAIC_TILES.map(
      ([width, colour]) =>
        `<td width="${width}%" height="7" style="width:${width}%;height:7px;line-height:7px;font-size:1px;background-color:${colour};border-radius:4px 3px 5px 2px;border-right:3px solid transparent;background-clip:padding-box;">&nbsp;</td>`,
    ).join('')}</tr>`,
  );

/** Both forms of blocks. */
function renderBlocks(
  { blocks, pictures = {} }: Pick<MailContent, 'blocks' | 'pictures'>,
  { language, site }: MailFrame,
): { html: string; text: string } {
  const surroundings = { language, site, pictures };
  return {
    html: blocks
      .map((block) => withLanguage(block, blockHtml(block, surroundings)))
      .filter(Boolean)
      .join('\n'),
    text: blocks
      .map((block) => blockText(block, surroundings))
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** A mail to several recipients whose blocks are rendered once for all of them. */
export const renderedOnce = (content: MailContent, frame: MailFrame): MailContent => ({
  ...content,
  blocks: [renderBlocks(withMailLineEnds(content, frame.language), frame)],
});

/** A rendered mail; only one with pictures has attachments. */
interface RenderedMail {
  /** In English mails: the configured name of the sender is the Croatian one. */
  senderName?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: GeneratedAttachment[];
}

/**
 * Renders both bodies of a mail. The HTML loads nothing: its pictures are in the mail, and it has
 * no fonts or style sheets of other origins.
 */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const { language, settings, site } = frame;
  const bound = withMailLineEnds(content, language);
  const { subject, preview, title, pictures = {}, why, links = [] } = bound;
  const body = renderBlocks(bound, frame);
  const name = language === 'en' ? settings.nameEn : settings.name;
  const location = `${settings.street}, ${settings.postalCode} ${settings.city}`;
  const home = site.page('/', language);
  const privacy = `${site.page('/legal', language)}#privacy`;
  const footer = [
    element('p', 'footLine', why),
    ...links.map(
      ([words, address]) => `<p ${styleOf('footLine')}>${anchor('link', address, words)}</p>`,
    ),
    `<p ${styleOf('footLine')}>${escapeHtml(name)}, ${escapeHtml(location)}</p>`,
    `<p ${styleOf('footLine')}>${anchor('link', privacy, TEXTS[language].privacy)}</p>`,
  ];
  const html = `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_MODE}
</style>
</head>
<body ${styleOf('body')}>
<div style="display:none;max-height:0;overflow:hidden;" aria-hidden="true">${escapeHtml(preview)}</div>
${table(
  `width="100%" ${styleOf('ground')}`,
  `<tr><td align="center" style="padding:20px 10px;">
${table(
  `width="600" ${styleOf('paper')}`,
  `<tr><td ${styleOf('band')}>${anchor('name', home, name)}
${mosaic()}</td></tr>
<tr><td ${styleOf('content')}>
${withLanguage(bound, element('h1', 'h1', title))}
${body.html}
</td></tr>
<tr><td ${styleOf('foot')}>
${footer.join('\n')}
</td></tr>`,
)}
</td></tr>`,
)}
</body>
</html>
`;
  const text = [
    title,
    ...(body.text === '' ? [] : [body.text]),
    '-- ',
    [
      why,
      ...links.map(([words, address]) => `${words}: ${address}`),
      `${name}, ${location}`,
      home,
      `${TEXTS[language].privacy}: ${privacy}`,
    ].join('\n'),
  ];
  const attachments = pictureAttachments(pictures, language);
  return {
    ...(language === 'en' && { senderName: name }),
    subject,
    html,
    text: `${text.join('\n\n').replace('-- \n\n', '-- \n')}\n`,
    ...(attachments.length > 0 && { attachments }),
  };
}
