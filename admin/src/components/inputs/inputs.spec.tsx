import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { renderInPanel } from '../../../testing/panel';
import { SlugInput } from './slug/slug-input';
import { LineInput } from './text-inputs';

describe('A line', () => {
  function renderInput(resource: string, source: string): HTMLElement {
    renderInPanel(
      <ResourceContextProvider value={resource}>
        <Form>
          <LineInput source={source} />
        </Form>
      </ResourceContextProvider>,
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

  test('A text near its limit and beyond it is counted', async () => {
    const input = renderInput('blog', 'title');
    await userEvent.click(input);
    await userEvent.paste('š'.repeat(179));
    expect(screen.queryByText(/znak/)).toBeNull();
    await userEvent.paste('š'.repeat(19));
    expect(screen.getByText('Stanu još 2 znaka.')).toBeVisible();
    await userEvent.paste('šđčć');
    expect(screen.getByText('Predugo: 202 znaka, a stane ih najviše 200.')).toBeVisible();
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
});

describe('An address', () => {
  /** Renders the input of projects, of which one has the address `vrtovi`. */
  function renderForm(record?: { id: number; title: string; slug: string }): void {
    globalThis.fetch = async (url) => {
      const isTaken = String(url).includes(encodeURIComponent('"vrtovi"'));
      const rows = isTaken ? [{ id: 1, title: 'Vrtovi', slug: 'vrtovi' }] : [];
      return new Response(JSON.stringify(rows), {
        headers: { 'Content-Range': `projects 0-0/${rows.length}` },
      });
    };
    renderInPanel(
      <ResourceContextProvider value="projects">
        <RecordContextProvider value={record}>
          <Form record={record}>
            <LineInput source="title" />
            <SlugInput path="/projects/" />
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>,
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

  test('A typed address is spelled as one when the input is left', async () => {
    renderForm();
    await userEvent.type(slug(), 'Naši Vrtovi!');
    await userEvent.tab();
    expect(slug()).toHaveValue('nasi-vrtovi');
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
});
