import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, type ActionFunction } from 'react-router';
import type { Language } from '../app/i18n/language';
import { translator } from '../app/i18n/translator';

interface Surroundings {
  path?: string;
  language?: Language;
  /** Answers what is posted to `/newsletter`. */
  newsletter?: ActionFunction;
}

/** Renders a component as on a page: with router and translations. */
export function renderPage(
  element: ReactElement,
  { path = '/', language = 'hr', newsletter }: Surroundings = {},
) {
  const Page = createRoutesStub([
    { path: '/newsletter', action: newsletter, Component: () => element },
    { path: '*', Component: () => element },
  ]);
  return render(
    <I18nextProvider i18n={translator(language)}>
      <Page initialEntries={[path]} />
    </I18nextProvider>,
  );
}
