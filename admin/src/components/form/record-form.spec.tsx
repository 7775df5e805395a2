import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  TextInput,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { RecordForm } from './record-form';

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
