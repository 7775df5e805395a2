import { catalogue as english } from '../app/i18n/en/index';
import { catalogue as croatian } from '../app/i18n/hr/index';

/** The texts of the site in one language. */
export type Catalogue = typeof croatian;

export const hr: Catalogue = croatian;
export const en: Catalogue = english;
