import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import { muteHttpErrors } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { Picture } from '../../providers/upload-picture';
import { StoredConsent } from './stored-consent';

const t = hr.admin.image.consent;

afterEach(() => {
  jest.restoreAllMocks();
});

/** Renders the consent for a picture, and collects what is sent to the server. */
function renderConsent(fields: Partial<Picture>, answer = () => new Response('{"id":3}')) {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return answer();
  };
  const picture = { id: 3, showsPeople: false, consentDate: null, ...fields } as Picture;
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)} dataProvider={dataProvider}>
      <StoredConsent picture={picture} />
    </AdminContext>,
  );
  return sent;
}

const box = (name: string) => screen.getByLabelText(name);

test('Consent is asked once people are on the picture, and a tick stores its day', async () => {
  const sent = renderConsent({});
  expect(screen.queryByLabelText(t.given)).toBeNull();
  fireEvent.click(box(t.showsPeople));
  expect(screen.getByText(t.help)).toBeVisible();
  fireEvent.click(box(t.given));
  expect(box(t.date)).toHaveValue(isoDate(new Date()));
  fireEvent.change(box(t.date), { target: { value: '2026-05-04' } });
  await waitFor(() =>
    expect(sent).toEqual([
      { showsPeople: true },
      { consentDate: isoDate(new Date()) },
      { consentDate: '2026-05-04' },
    ]),
  );
});

test('A consent that cannot be withdrawn stays, and the reason is announced', async () => {
  muteHttpErrors();
  const message = 'Sliku koriste: članak „Radionica”.';
  const refusal = () => new Response(JSON.stringify({ detail: message, message }), { status: 409 });
  renderConsent({ showsPeople: true, consentDate: '2026-05-04' }, refusal);
  fireEvent.click(box(t.given));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(box(t.given)).toBeChecked();
  expect(box(t.date)).toBeInvalid();
  expect(box(t.date)).toHaveAccessibleDescription(message);
});
