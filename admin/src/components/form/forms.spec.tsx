import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AdminContext,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  TextInput,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { renderInPanel } from '../../../testing/panel';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { PublishButtons } from './actions/publish-buttons';
import { RecordForm } from './record-form';

describe('The form of a record', () => {
  const i18nProvider = createI18nProvider('hr', hr);
  const ana = { id: 1, version: 1, name: 'Ana Horvat', position: 'Voditeljica' };
  const newer = { ...ana, version: 2, position: 'Predsjednica' };

  type Save = (values: Record<string, unknown>) => Promise<void>;

  /** The form of a loaded record. */
  function TeamForm({ record, save }: { record: typeof ana; save: Save }) {
    return (
      <MemoryRouter>
        <AdminContext i18nProvider={i18nProvider}>
          <ResourceContextProvider value="team">
            <RecordContextProvider value={record}>
              <SaveContextProvider
                value={{
                  save,
                  saving: false,
                  registerMutationMiddleware: () => undefined,
                  unregisterMutationMiddleware: () => undefined,
                }}
              >
                <RecordForm transform={(values) => values}>
                  <TextInput source="name" />
                  <TextInput source="position" />
                  <button type="submit">Spremi</button>
                </RecordForm>
              </SaveContextProvider>
            </RecordContextProvider>
          </ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>
    );
  }

  const field = (name: string) => screen.getByRole('textbox', { name });

  test('A form without input shows the newest record', async () => {
    const { rerender } = render(<TeamForm record={ana} save={async () => undefined} />);
    expect(field('Funkcija')).toHaveValue('Voditeljica');
    rerender(<TeamForm record={newer} save={async () => undefined} />);
    await waitFor(() => expect(field('Funkcija')).toHaveValue('Predsjednica'));
  });

  test('A form with input keeps the version of its record, and is sent once at a time', async () => {
    let settle = (): void => undefined;
    const save = jest.fn<Save>(() => new Promise((resolve) => (settle = resolve)));
    const { rerender } = render(<TeamForm record={ana} save={save} />);
    await userEvent.clear(field('Ime i prezime'));
    await userEvent.paste('Ana Kovač');
    rerender(<TeamForm record={newer} save={save} />);
    expect(field('Funkcija')).toHaveValue('Voditeljica');

    const button = screen.getByRole('button', { name: 'Spremi' });
    await userEvent.dblClick(button);
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana Kovač', version: 1 });
    await act(async () => settle());
    await userEvent.click(button);
    expect(save).toHaveBeenCalledTimes(2);
    await act(async () => settle());
  });
});

describe('The buttons of a form', () => {
  interface Shown {
    record?: { id: number; isPublished: boolean; publishDate?: string };
    canUnpublish?: () => boolean;
  }

  /** Renders a form of a post with its buttons; returns what it saves. */
  function renderForm({ record, canUnpublish }: Shown = {}): object[] {
    const saved: object[] = [];
    const save = { save: (values: object) => void saved.push(values), saving: false };
    renderInPanel(
      <ResourceContextProvider value="blog">
        <RecordContextProvider value={record}>
          <SaveContextProvider value={save}>
            <Form record={record} defaultValues={{ isPublished: false }}>
              <TextInput source="title" label="Naslov" />
              <PublishButtons canUnpublish={canUnpublish} />
            </Form>
          </SaveContextProvider>
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    return saved;
  }

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const expectSaved = (saved: object[], values: object) =>
    waitFor(() => expect(saved).toMatchObject([values]));

  test('What is new is saved as a draft, also by the Enter key', async () => {
    const saved = renderForm();
    await userEvent.type(screen.getByLabelText('Naslov'), 'Ljeto{Enter}');
    await expectSaved(saved, { title: 'Ljeto', isPublished: false });
  });

  test('A draft that was not complete enough to be published is still saved as a draft', async () => {
    const saved = renderForm();
    await press('Objavi');
    await press('Spremi skicu');
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ isPublished: false }));
  });

  test('The button names the time for which a draft is scheduled', async () => {
    const publishDate = '2099-05-04T08:30:00.000Z';
    const saved = renderForm({ record: { id: 1, isPublished: false, publishDate } });
    await press('Zakaži za 4. svibnja 2099. u 10:30');
    await expectSaved(saved, { isPublished: true, publishDate });
  });

  test('What is published has one button to save, and is unpublished after a question', async () => {
    const saved = renderForm({ record: { id: 1, isPublished: true } });
    expect(screen.queryByRole('button', { name: 'Spremi skicu' })).toBeNull();
    await press('Povuci s objave');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    expect(saved).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Spremi');
    await expectSaved(saved, { isPublished: true });
    await press('Povuci s objave');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Povuci s objave' }),
    );
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ isPublished: false }));
  });

  test('What has to stay published cannot be unpublished', () => {
    renderForm({ record: { id: 1, isPublished: true }, canUnpublish: () => false });
    expect(screen.queryByRole('button', { name: 'Povuci s objave' })).toBeNull();
  });
});
