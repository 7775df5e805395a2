import { loadCatalogue } from './catalogues';
import { forgetAskedLanguage, resolveLanguage } from './language';

/** The language that the panel starts in. */
export const startLanguage = resolveLanguage();
document.documentElement.lang = startLanguage;
forgetAskedLanguage();

/**
 * Its texts. Imported first, this module requests them before the rest of the panel is evaluated.
 */
export const startCatalogue = loadCatalogue(startLanguage);
