import { withBoundSpaces } from 'shared/line-ends';
import type { Language } from '../../i18n/language.js';
import { withTexts } from '../../rich-text/with-texts.js';
import type { Block, MailContent } from './render-mail.js';

/** Quoted messages, facts and addresses stay as they are, since people copy from them. */
function blockWithLineEnds(block: Block, bound: (text: string) => string): Block {
  if ('html' in block) return block;
  if ('formatted' in block) return { ...block, formatted: withTexts(block.formatted, bound) };
  if ('heading' in block) return { ...block, heading: bound(block.heading) };
  if ('paragraph' in block) return { ...block, paragraph: bound(block.paragraph) };
  if ('lines' in block) return { lines: bound(block.lines) };
  if ('aside' in block) return { aside: bound(block.aside) };
  if ('link' in block) return { ...block, link: bound(block.link) };
  if ('button' in block) return { ...block, button: bound(block.button) };
  return block;
}

/** A mail whose lines do not end after words of one letter or between numbers and their words. */
export function withMailLineEnds(content: MailContent, language: Language): MailContent {
  const bound = (text: string): string => withBoundSpaces(text, language);
  return {
    ...content,
    title: bound(content.title),
    blocks: content.blocks.map((block) => blockWithLineEnds(block, bound)),
    why: bound(content.why),
    links: content.links?.map(([words, url]) => [bound(words), url]),
  };
}
