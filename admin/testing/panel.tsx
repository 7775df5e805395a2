import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, type Store } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { en } from '../src/i18n/en/en';
import { hr } from '../src/i18n/hr/hr';
import { dataProvider } from '../src/providers/data-provider';
import { createI18nProvider } from '../src/providers/i18n-provider';
import type { Language } from '../src/providers/language';
import { createQueryClient } from '../src/providers/query-client';

interface Options {
  language?: Language;
  store?: Store;
  /** The path of the panel, where it is not the root. */
  basename?: string;
}

/** Renders a part of the panel, with the real data provider. */
export function renderInPanel(
  part: ReactNode,
  { language = 'hr', store = memoryStore(), basename }: Options = {},
) {
  return render(
    <BrowserRouter basename={basename}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(language, { hr, en }[language])}
        queryClient={createQueryClient()}
        store={store}
      >
        {part}
      </AdminContext>
    </BrowserRouter>,
  );
}
