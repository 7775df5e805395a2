import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, CreateBase, Form, ResourceContextProvider } from 'react-admin';
import { initialValues, requestBody } from '../api/form-rules';
import { PublishButtons } from '../components/form/actions/publish-buttons';
import { en } from '../i18n/en/en';
import { hr } from '../i18n/hr/hr';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import type { Language } from '../providers/language';
import { BlogInputs } from './blog-inputs';
import { newPost } from './blog-post';

/** Renders the inputs in a form with the real data provider; returns the bodies that it sends. */
function renderForm(language: Language = 'hr'): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = async (_url, init) => {
    // The look-up of the slug finds no other post.
    if (init?.method !== 'POST') {
      return new Response('[]', { headers: { 'Content-Range': 'blog */0' } });
    }
    const post: unknown = JSON.parse(String(init.body));
    sent.push(post);
    return new Response(JSON.stringify({ id: 1 }), { status: 201 });
  };
  render(
    <AdminContext
      i18nProvider={createI18nProvider(language, { hr, en }[language])}
      dataProvider={dataProvider}
    >
      <ResourceContextProvider value="blog">
        <CreateBase transform={(values) => requestBody('blog', values)} redirect={false}>
          <Form defaultValues={{ ...initialValues('blog'), ...newPost }}>
            <BlogInputs columns />
            <PublishButtons />
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return sent;
}

const publish = { hr: 'Objavi', en: 'Publish' };

const messages = {
  hr: [
    'Naslov mora imati barem 3 znaka',
    'Engleski naslov mora imati barem 3 znaka',
    'Slug mora imati barem 3 znaka',
    'Sadržaj mora imati barem 10 znakova',
    'Engleski sadržaj mora imati barem 10 znakova',
  ],
  en: [
    'Title must have at least 3 characters',
    'English title must have at least 3 characters',
    'Slug must have at least 3 characters',
    'Content must have at least 10 characters',
    'English content must have at least 10 characters',
  ],
};

describe('The blog form', () => {
  test.each(['hr', 'en'] as const)(
    'shows an error at each text that is too short to be published (%s)',
    async (language) => {
      const sent = renderForm(language);
      await userEvent.click(screen.getByRole('button', { name: publish[language] }));
      for (const message of messages[language]) {
        expect(await screen.findByText(message)).toBeInTheDocument();
      }
      expect(sent).toEqual([]);
    },
  );

  test('sends the specified defaults for untouched fields when it is published', async () => {
    const sent = renderForm();
    await userEvent.type(screen.getByLabelText(/^Naslov/), 'Čaj i razgovor');
    await userEvent.type(screen.getByLabelText(/^Engleski naslov/), 'Tea and talk');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Sadržaj' }));
    await userEvent.paste('Dođite na čaj u petak.');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Engleski sadržaj' }));
    await userEvent.paste('Come for tea on Friday.');
    await userEvent.click(screen.getByRole('button', { name: 'Objavi' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      title: 'Čaj i razgovor',
      titleEn: 'Tea and talk',
      slug: 'caj-i-razgovor',
      category: 'news',
      content: 'Dođite na čaj u petak.',
      contentEn: 'Come for tea on Friday.',
      contentFormat: 'text',
      author: '',
      imageUrl: null,
      isPublished: true,
    });
  });

  test('proposes the slug from the title until it is edited, and again on request', async () => {
    renderForm();
    const title = screen.getByLabelText(/^Naslov/);
    const slug = screen.getByLabelText(/^Adresa stranice/);
    await userEvent.type(title, 'Đačka čajanka: šalica više');
    await waitFor(() => expect(slug).toHaveValue('dacka-cajanka-salica-vise'));
    await userEvent.clear(slug);
    await userEvent.type(slug, 'moj-slug');
    await userEvent.type(title, '!');
    await userEvent.type(title, ' I još');
    expect(slug).toHaveValue('moj-slug');
    await userEvent.click(screen.getByRole('button', { name: 'Predloži prema naslovu' }));
    expect(slug).toHaveValue('dacka-cajanka-salica-vise-i-jos');
  });

  test('accepts a category that is not on the list, and shows the listed ones by name', async () => {
    renderForm();
    const category = screen.getByLabelText(/^Kategorija/);
    expect(category).toHaveValue('Vijest');
    await userEvent.clear(category);
    await userEvent.type(category, 'Prevencija');
    expect(category).toHaveValue('Prevencija');
  });
});

test('An empty image URL becomes null', () => {
  expect(requestBody('blog', { imageUrl: '  ' }).imageUrl).toBeNull();
});
