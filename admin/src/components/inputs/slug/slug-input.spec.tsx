import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, Form, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { hr } from '../../../i18n/hr/hr';
import { dataProvider } from '../../../providers/data-provider';
import { createI18nProvider } from '../../../providers/i18n-provider';
import { LineInput } from '../text-inputs';
import { SlugInput } from './slug-input';

/** Renders the input of projects, of which one has the address `vrtovi`. */
function renderForm(record?: { id: number; title: string; slug: string }): void {
  globalThis.fetch = async (url) => {
    const isTaken = String(url).includes(encodeURIComponent('"vrtovi"'));
    const rows = isTaken ? [{ id: 1, title: 'Vrtovi', slug: 'vrtovi' }] : [];
    return new Response(JSON.stringify(rows), {
      headers: { 'Content-Range': `projects 0-0/${rows.length}` },
    });
  };
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)} dataProvider={dataProvider}>
      <ResourceContextProvider value="projects">
        <RecordContextProvider value={record}>
          <Form record={record}>
            <LineInput source="title" />
            <SlugInput path="/projects/" />
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
}

const slug = () => screen.getByRole('textbox', { name: 'Adresa stranice' });

test('The address of any new record is made from its title, and shown as a whole', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Naslov' }), 'Čaj u vrtu');
  await waitFor(() => expect(slug()).toHaveValue('caj-u-vrtu'));
  const address = `${window.location.origin}/projects/caj-u-vrtu`;
  await waitFor(() => expect(slug()).toHaveAccessibleDescription(`Slobodna je: ${address}`));
});

test('An emptied address follows the title again', async () => {
  renderForm();
  await userEvent.type(slug(), 'caj');
  await userEvent.clear(slug());
  await userEvent.type(screen.getByRole('textbox', { name: 'Naslov' }), 'Vrt');
  await waitFor(() => expect(slug()).toHaveValue('vrt'));
});

test('A typed address is spelled as one when the input is left', async () => {
  renderForm();
  await userEvent.type(slug(), 'Naši Vrtovi!');
  await userEvent.tab();
  expect(slug()).toHaveValue('nasi-vrtovi');
});

test('An address that another record has is named, and a free one offered', async () => {
  renderForm();
  await userEvent.type(slug(), 'vrtovi');
  await userEvent.click(await screen.findByRole('button', { name: 'Upotrijebi vrtovi-2' }));
  expect(slug()).toHaveValue('vrtovi-2');
});

test('A saved record keeps its address when its title changes', async () => {
  renderForm({ id: 1, title: 'Vrtovi', slug: 'vrtovi' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Naslov' }), ' i voćnjaci');
  expect(slug()).toHaveValue('vrtovi');
  await userEvent.type(slug(), '-i-vocnjaci');
  await waitFor(() =>
    expect(slug()).toHaveAccessibleDescription(/Poveznice na sadašnju adresu i dalje će voditi/),
  );
});
