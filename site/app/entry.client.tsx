import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { listenForTooltips } from './components/tooltip/tooltips';
import { takeEarlyClicks } from './delivery/early-clicks';
import { DEFERRED_SCRIPTS } from './delivery/markers';
import { defaultLanguage, isLanguage } from './i18n/language';
import { loadTexts } from './i18n/load-texts';
import { installCatalogue } from './i18n/translator';
import { registerServiceWorker, loadDocumentsWhenOffline } from './offline/service-worker';
import { preferences } from './preferences/preferences';

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : defaultLanguage;
const i18n = installCatalogue(language, {});
await loadTexts(language, window.location.pathname);

const replayClicks = takeEarlyClicks();

/**
 * Marks the document as hydrated, and replays earlier clicks. It wraps the page instead of being
 * its sibling: the ids of `useId` depend on siblings, and the server renders none here.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.classList.add('hydrated');
    document.getElementById(DEFERRED_SCRIPTS)?.remove();
    replayClicks();
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </I18nextProvider>
    </StrictMode>,
  );
});

listenForTooltips();
loadDocumentsWhenOffline();

if (import.meta.env.PROD && preferences().remember) {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', registerServiceWorker, { once: true });
}
