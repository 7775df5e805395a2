import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, ResourceContextProvider } from 'react-admin';
import { renderInPanel } from '../../testing/panel';
import type { Language } from '../providers/language';
import { SettingsForm } from './settings-form';

const POLICE = { number: '192', name: 'Policija', nameEn: 'Police', note: null, noteEn: null };

function renderForm(language: Language): void {
  renderInPanel(
    <ResourceContextProvider value="settings">
      <Form
        defaultValues={{ foundingYear: 2009, foundingYearEn: 2010, emergencyNumbers: [POLICE] }}
        noValidate
      >
        <SettingsForm />
        <button type="submit">Save the settings</button>
      </Form>
    </ResourceContextProvider>,
    { language },
  );
}

const invalidValues = [
  ['Name', '', 'This is required'],
  ['Email', 'udruga', 'Please enter a valid email address.'],
  ['LinkedIn', 'ftp://x', 'The link must be an https:// address'],
  ['Founding year in the English texts', '1800', 'Enter a year from 1900 to the current one'],
  ['Number', 'policija', 'Enter a phone number, for example 112 or 116 006'],
] as const;

describe('The form of the settings', () => {
  test('fills what amounts make possible with templates, which are to be confirmed', async () => {
    renderForm('hr');
    const field = screen.getByLabelText('Što omogućuje 20 €');
    fireEvent.change(field, { target: { value: 'Naše riječi' } });
    fireEvent.click(screen.getByText('Upiši predloške u prazna polja'));
    expect(await screen.findByText(/spremanjem potvrđujete/)).toBeInTheDocument();
    expect(field).toHaveValue('Naše riječi');
    expect(screen.getByLabelText('Što omogućuje 50 € (engleski)')).toHaveValue(
      'An hour with a psychologist',
    );
  });

  test('shows the error of each invalid value at its field, in English', async () => {
    renderForm('en');
    const filled = invalidValues.map(([label, value, message]) => {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value } });
      return { field, message };
    });
    // By its text, as names of roles are slow to compute in a form of this size.
    fireEvent.click(screen.getByText('Save the settings'));
    await waitFor(() => expect(filled[0]?.field).toBeInvalid());
    for (const { field, message } of filled) {
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(message);
    }
  });

  test('adds, moves and removes emergency numbers, of which one stays', async () => {
    renderForm('hr');
    const remove = () => screen.getAllByRole('button', { name: /^Ukloni/ });
    expect(remove()[0]).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj broj' }));
    const numbers = () => screen.getAllByLabelText<HTMLInputElement>('Broj');
    fireEvent.change(numbers()[1] ?? document.body, { target: { value: '112' } });
    await userEvent.click(screen.getByRole('button', { name: 'Pomakni 2. broj prema gore' }));
    expect(numbers().map(({ value }) => value)).toEqual(['112', '192']);
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni 2. broj' }));
    expect(numbers().map(({ value }) => value)).toEqual(['112']);
    expect(remove()[0]).toBeDisabled();
  });
});
