import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CreateBase, Form, ResourceContextProvider } from 'react-admin';
import { renderInPanel } from '../../testing/panel';
import { initialValues, requestBody } from '../api/form-rules';
import { PublishButtons } from '../components/form/actions/publish-buttons';
import { BlogInputs } from './blog-inputs';
import { type BlogFields, newPost } from './blog-post';
import { FieldChanges } from './history/field-changes';

/** Renders the inputs in a form with the real data provider; returns the bodies that it sends. */
function renderForm(): unknown[] {
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
  renderInPanel(
    <ResourceContextProvider value="blog">
      <CreateBase transform={(values) => requestBody('blog', values)} redirect={false}>
        <Form defaultValues={{ ...initialValues('blog'), ...newPost }}>
          <BlogInputs columns />
          <PublishButtons />
        </Form>
      </CreateBase>
    </ResourceContextProvider>,
  );
  return sent;
}

const messages = [
  'Naslov mora imati barem 3 znaka',
  'Engleski naslov mora imati barem 3 znaka',
  'Slug mora imati barem 3 znaka',
  'Sadržaj mora imati barem 10 znakova',
  'Engleski sadržaj mora imati barem 10 znakova',
];

describe('The blog form', () => {
  test('shows an error at each text that is too short to be published', async () => {
    const sent = renderForm();
    await userEvent.click(screen.getByRole('button', { name: 'Objavi' }));
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

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
      croatianOnly: false,
    });
  });

  test('asks for no English text in Croatian only', async () => {
    const sent = renderForm();
    await userEvent.type(screen.getByLabelText(/^Naslov/), 'Čaj i razgovor');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Sadržaj' }));
    await userEvent.paste('Dođite na čaj u petak.');
    expect(await screen.findByRole('button', { name: /Engleski naslov/ })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Samo na hrvatskom'));
    expect(screen.queryByLabelText(/^Engleski naslov/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Engleski/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Objavi' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ croatianOnly: true, titleEn: '', isPublished: true });
  });
});

describe('The changes of a version', () => {
  const fields: BlogFields = {
    title: 'Čaj u petak',
    titleEn: 'Tea on Friday',
    slug: 'caj-u-petak',
    content: 'Dođite na čaj.',
    contentEn: 'Come for tea.',
    contentFormat: 'text',
    category: 'news',
    author: 'Iva Novak',
    authorPosition: null,
    imageUrl: '/media/0123456789abcdef0123456789abcdef.webp',
    publishDate: '2026-11-22T09:30:00.000Z',
    isPublished: true,
    croatianOnly: false,
  };

  const show = (previous: BlogFields | undefined, later: BlogFields) =>
    renderInPanel(<FieldChanges previous={previous} later={later} />);

  test('A picture of another site is named by its address, as the panel does not load it', () => {
    const imageUrl = 'https://slike.example/caj.jpg';
    const { container } = show({ ...fields, imageUrl: null }, { ...fields, imageUrl });
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('ins')).toHaveTextContent(`dodano: ${imageUrl}`);
  });
});
