import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider } from 'react-admin';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { LineInput } from './text-inputs';

function renderInput(resource: string, source: string): HTMLElement {
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <ResourceContextProvider value={resource}>
        <Form>
          <LineInput source={source} />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return screen.getByRole('textbox');
}

test('An address is completed when the input is left, and the note says so', async () => {
  const input = renderInput('team', 'socialLinks.linkedin');
  await userEvent.type(input, 'linkedin.com/in/iva');
  expect(input).toHaveValue('linkedin.com/in/iva');
  await userEvent.tab();
  expect(input).toHaveValue('https://linkedin.com/in/iva');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Upisano je kao https://linkedin.com/in/iva.',
  );
  expect(input).not.toBeInvalid();
});

test('Screen readers learn which fields are required', () => {
  expect(renderInput('team', 'name')).toBeRequired();
  cleanup();
  expect(renderInput('team', 'email')).not.toBeRequired();
});

test('A phone number is completed when Enter saves the form', async () => {
  const input = renderInput('settings', 'phone');
  await userEvent.type(input, '022 987 654{Enter}');
  expect(input).toHaveValue('+385 22 987 654');
});
