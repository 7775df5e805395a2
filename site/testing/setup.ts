import '@testing-library/jest-dom/jest-globals';
import { catalogue } from '../app/i18n/hr';
import { installCatalogue } from '../app/i18n/translator';

installCatalogue('hr', catalogue);

// Tests of what the server does run without a browser's environment.
if (typeof document !== 'undefined') await import('./browser-gaps');
