import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, CreateBase, Form, ResourceContextProvider, SaveButton } from 'react-admin';
import { initialValues, requestBody } from '../api/form-rules';
import { en } from '../i18n/en/en';
import { hr } from '../i18n/hr/hr';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import type { Language } from '../providers/language';
import { IssuesInputs } from './issues-inputs';

const projects = [
  { id: 4, title: 'Zaželi III', titleEn: 'Zaželi III', isPublished: true },
  { id: 5, title: '', titleEn: 'Safe child', isPublished: false },
];

/** Renders the inputs in a form with the real data provider; returns the bodies that it sends. */
function renderForm(language: Language): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST') {
      const issue: unknown = JSON.parse(String(init.body));
      sent.push(issue);
      return new Response(JSON.stringify({ id: 1 }), { status: 201 });
    }
    const found = String(url instanceof Request ? url.url : url).includes('/projects')
      ? projects
      : [];
    const headers = { 'Content-Range': `items 0-${found.length}/${found.length}` };
    return new Response(JSON.stringify(found), { headers });
  };
  render(
    <AdminContext
      i18nProvider={createI18nProvider(language, { hr, en }[language])}
      dataProvider={dataProvider}
    >
      <ResourceContextProvider value="issues">
        <CreateBase transform={(values) => requestBody('issues', values)} redirect={false}>
          <Form defaultValues={{ ...initialValues('issues'), title: 'Vijesti u svibnju' }}>
            <IssuesInputs />
            <SaveButton alwaysEnable />
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return sent;
}

test.each([
  ['hr', 'Projekt', /sufinancira Europska unija/, 'Safe child (skica)'],
  ['en', 'Project', /European Union co-funds/, 'Safe child (draft)'],
] as const)(
  'an issue may be about a project, of which drafts are marked (%s)',
  async (...texts) => {
    const [language, label, help, draft] = texts;
    const user = userEvent.setup();
    const sent = renderForm(language);
    const input = await screen.findByRole('combobox', { name: label });
    expect(input).toHaveAccessibleDescription(help);
    await user.click(input);
    expect(await screen.findByRole('option', { name: draft })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Zaželi III' }));
    await user.click(screen.getByRole('button', { name: /Spremi|Save/ }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ title: 'Vijesti u svibnju', projectId: 4 })]),
    );
  },
);
