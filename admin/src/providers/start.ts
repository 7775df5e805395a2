import { loadCatalogue } from './catalogues';
import { removeLanguageParam, resolveLanguage } from './language';

/** The initial language. */
export const startLanguage = resolveLanguage();
document.documentElement.lang = startLanguage;
removeLanguageParam();

/** Its texts. This module is imported first, to request them before other modules are evaluated. */
export const startCatalogue = loadCatalogue(startLanguage);
