import type { CallBlock, CallInline } from '~/api/client';
import { addressLine } from '~/components/contact-details/address-line';
import { Blocks } from '~/components/prose/blocks';
import type { Language } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization } from '~/organization';
import { CallTable } from './call-table';
import styles from './call-text.module.css';
import { nonBreaking } from './facts';
import { filled, type Values } from './filled';

const words = (text: string): CallInline => ({ type: 'text', text });

const link = (url: string, text: string): CallInline => ({
  type: 'link',
  address: url,
  inlines: [words(text)],
});

/** What the settings say of the association, for the placeholders of a text. */
function useValues(language: Language): Values {
  const { coastalAddress, email, name, phone } = useOrganization();
  return {
    address: words(addressLine(coastalAddress[language])),
    email: link(`mailto:${email}`, email),
    name: words(name[language]),
    phone: link(telephoneUrl(phone), nonBreaking(phone)),
  };
}

const endsWithColon = (block: CallBlock | undefined): boolean => {
  const last = block?.type === 'paragraph' ? block.inlines.at(-1) : undefined;
  return last?.type === 'text' && last.text.endsWith(':');
};

/** Whether a paragraph announces the table after it, with a colon: it is that table's caption. */
function isCaption(block: CallBlock | undefined, next: CallBlock | undefined): boolean {
  const named = next?.type === 'table' && next.head.some((cell) => cell.length > 0);
  return named && endsWithColon(block);
}

interface CallTextProps {
  blocks: readonly CallBlock[];
  /** Language of the text where it is not the page's. */
  lang?: Language;
}

/** The blocks of a text of a call, below a heading of the second level. */
export function CallText({ blocks, lang }: CallTextProps) {
  const language = useLanguage();
  const shown = filled(blocks, useValues(lang ?? language));
  const text = shown.map((block, index) => {
    if (isCaption(block, shown[index + 1])) return null;
    if (block.type !== 'table') return <Blocks key={index} blocks={[block]} under={2} />;
    const before = shown[index - 1];
    const caption = isCaption(before, block) && before?.type === 'paragraph' ? before : undefined;
    return <CallTable key={index} table={block} caption={caption?.inlines} />;
  });
  return lang ? (
    <div lang={lang} className={styles.text}>
      {text}
    </div>
  ) : (
    text
  );
}
