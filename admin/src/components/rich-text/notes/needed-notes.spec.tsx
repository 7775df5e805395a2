import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider, TextInput } from 'react-admin';
import { hr } from '../../../i18n/hr/hr';
import { createI18nProvider } from '../../../providers/i18n-provider';
import { useNeededNotes } from './use-needed-notes';

function Notes() {
  return (
    <ul>
      {useNeededNotes().map(({ text, place }, index) => (
        <li key={index}>{`${place?.field}: ${text}`}</li>
      ))}
    </ul>
  );
}

const renderForm = (resource: string, values: object) =>
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <ResourceContextProvider value={resource}>
        <Form defaultValues={values}>
          <TextInput source="title" label="Naslov" />
          <Notes />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );

const noted = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('An empty form is not complained of; a draft names what publishing needs', async () => {
  renderForm('blog', { title: '', titleEn: '', content: 'Kratko', contentEn: '' });
  expect(noted()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Naslov'), 'Ljeto');
  expect(noted()).toEqual([
    'titleEn: Nedostaje: Engleski naslov.',
    'content: Sadržaj mora imati barem 10 znakova',
    'contentEn: Nedostaje: Engleski sadržaj.',
  ]);
});

test('Each part of a call is named by its number', async () => {
  renderForm('public-calls', { parts: [{ heading: 'Uvjeti', headingEn: '', text: 'Svi.' }] });
  await userEvent.type(screen.getByLabelText('Naslov'), 'Poziv');
  expect(noted()).toEqual(
    expect.arrayContaining([
      'parts.0.headingEn: Nedostaje: Engleski naslov dijela (1. dio).',
      'opensAt: Nedostaje: Otvaranje.',
    ]),
  );
  expect(noted().join()).not.toContain('parts.0.heading:');
});
