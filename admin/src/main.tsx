/* eslint-disable import-x/order -- The texts are requested before other modules are evaluated. */
import { startCatalogue, startLanguage } from './providers/start';
/* eslint-enable import-x/order */
import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { BrokenPanel } from './layout/errors/broken-panel';
import { restoreAdminSession } from './providers/admin-session';
import { createI18nProvider } from './providers/i18n-provider';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element #root');
}

restoreAdminSession();
const root = createRoot(container);
startCatalogue.then(
  (catalogue) => root.render(<App i18nProvider={createI18nProvider(startLanguage, catalogue)} />),
  () => root.render(<BrokenPanel onRetry={() => window.location.reload()} />),
);
