import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { listenForTooltips } from './components/tooltip/tooltips';
import { defaultLanguage, isLanguage } from './i18n/language';
import { installCatalogue } from './i18n/translator';

const written = document.documentElement.lang;
const language = isLanguage(written) ? written : defaultLanguage;
const { catalogue } = await (language === 'en' ? import('./i18n/en') : import('./i18n/hr'));
const i18n = installCatalogue(language, catalogue);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

listenForTooltips();
