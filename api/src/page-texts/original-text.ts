import type { PageTextKind } from 'shared/page-text';
import type { Text } from '../i18n/language.js';

/** The pages whose texts are editable, by their ids in the API. */
export const PAGES = [
  'home',
  'about',
  'donate',
  'documents',
  'contact',
  'footer',
  'legal',
] as const;
export type PageName = (typeof PAGES)[number];

/** An editable text, as the catalogues of the site have it. */
export interface OriginalText extends Text {
  /** The namespace of the catalogue and the path in it. */
  key: string;
  page: PageName;
  kind: PageTextKind;
}
