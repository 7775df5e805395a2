import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { muteHttpErrors } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { Picture } from '../../providers/upload-picture';
import { AltTexts } from './picture-texts';

/** Renders the texts of a picture, and collects what is sent to the server. */
function renderTexts(answer: () => Promise<Response>) {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return answer();
  };
  const picture = { id: 3, alt: 'Djeca crtaju', altEn: null } as Picture;
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)} dataProvider={dataProvider}>
      <AltTexts picture={picture} />
    </AdminContext>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(hr.admin.image.alt);
  const leave = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  return { sent, field, leave };
}

test('A text can be changed while it is being stored, also back to the former one', async () => {
  const answers: (() => void)[] = [];
  const { sent, field, leave } = renderTexts(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('{"id":3}')))),
  );
  fireEvent.focus(field);
  leave('Djeca crtaju more');
  await waitFor(() => expect(sent).toEqual([{ alt: 'Djeca crtaju more' }]));
  expect(field).toBeEnabled();
  leave('Djeca crtaju ');
  leave('Djeca crtaju');
  expect(sent).toHaveLength(1);
  answers.pop()?.();
  await waitFor(() =>
    expect(sent).toEqual([{ alt: 'Djeca crtaju more' }, { alt: 'Djeca crtaju' }]),
  );
  answers.pop()?.();
  expect(await screen.findByText(hr.admin.image.altStored)).toBeInTheDocument();
});

test('A text that could not be stored is announced until it is taken back, and sent again', async () => {
  muteHttpErrors();
  const message = 'Dopušteno je najviše 300 znakova';
  let status = 400;
  const { sent, field, leave } = renderTexts(async () =>
    status === 400
      ? new Response(JSON.stringify({ detail: message, message }), { status })
      : new Response('{"id":3}'),
  );
  leave('Djeca crtaju more');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveAccessibleDescription(message);
  leave('Djeca crtaju');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toHaveLength(1);
  status = 200;
  leave('Djeca crtaju more');
  expect(await screen.findByText(hr.admin.image.altStored)).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});
