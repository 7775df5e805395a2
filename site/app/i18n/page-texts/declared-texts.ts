import { about } from './about-texts';
import { home } from './home-texts';
import { contact, documents, donate, footer, legal } from './shorter-pages';

/**
 * Which texts of the catalogues are content, by page. Every text of these pages is either editable
 * or fixed.
 */
export const DECLARED_TEXTS = {
  home: { namespace: 'home', texts: home },
  about: { namespace: 'about', texts: about },
  donate: { namespace: 'donate', texts: donate },
  documents: { namespace: 'documents', texts: documents },
  contact: { namespace: 'contact', texts: contact },
  footer: { namespace: 'common', texts: footer },
  legal: { namespace: 'legal', texts: legal },
} as const;
