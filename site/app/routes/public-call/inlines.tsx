import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallInline } from '~/api/client';
import { isPageUrl } from '~/components/button/page-url';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { addressLine, nonBreaking } from './facts';

/** Replaces the placeholders of a text by what the settings say of the association. */
export function useFilled(): (text: string) => string {
  const language = useLanguage();
  const { coastalAddress, email, name, phone } = useOrganization();
  const values: Partial<Record<string, string>> = {
    address: addressLine(coastalAddress[language]),
    email,
    name: name[language],
    phone: nonBreaking(phone),
  };
  return (text) => text.replace(/\{\{(\w+)\}\}/g, (written, key: string) => values[key] ?? written);
}

/** Fills the placeholders of the texts below. */
export const Filled = createContext((text: string) => text);

function InlineText({ inline }: { inline: CallInline }): ReactNode {
  const fill = use(Filled);
  switch (inline.type) {
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.inlines} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.inlines} />
        </em>
      );
    case 'link':
      return isPageUrl(inline.address) ? (
        <Link to={inline.address}>
          <Inlines inlines={inline.inlines} />
        </Link>
      ) : (
        <a href={inline.address}>
          <Inlines inlines={inline.inlines} />
        </a>
      );
    case 'break':
      return <br />;
    case 'text':
      return fill(inline.text);
  }
}

export function Inlines({ inlines }: { inlines: readonly CallInline[] }): ReactNode {
  return inlines.map((inline, index) => <InlineText key={index} inline={inline} />);
}
