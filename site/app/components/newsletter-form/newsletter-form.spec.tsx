import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page';
import { Toaster } from '../toast/toaster';
import { isEmail } from './email';
import { NewsletterForm } from './newsletter-form';
import type { SubscriptionResult } from './subscription';

function show(answer: SubscriptionResult) {
  const newsletter = jest.fn(() => answer);
  renderPage(
    <>
      <NewsletterForm />
      <Toaster />
    </>,
    { newsletter },
  );
  return newsletter;
}

const field = () => screen.getByRole('textbox', { name: 'Adresa e-pošte' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Pretplatite se' }));

describe('the newsletter form', () => {
  test('reports an invalid e-mail address at the field and sends nothing', async () => {
    const newsletter = show({ outcome: 'subscribed', email: '' });
    await userEvent.type(field(), 'ana@');
    await send();
    expect(field()).toHaveAccessibleDescription(/Upišite ispravnu adresu e-pošte\./);
    expect(field()).toHaveValue('ana@');
    expect(field()).toHaveFocus();
    expect(newsletter).not.toHaveBeenCalled();
  });

  test('thanks and clears the field when the e-mail address was stored', async () => {
    show({ outcome: 'subscribed', email: '' });
    await userEvent.type(field(), 'ana@primjer.hr');
    await send();
    expect(await screen.findByText('Pretplata je uspjela')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  test('shows the message of the server and keeps the text when it failed', async () => {
    show({ outcome: 'failed', email: 'ana@primjer.hr', message: 'Previše pokušaja.' });
    await userEvent.type(field(), 'ana@primjer.hr');
    await send();
    expect(await screen.findByText('Previše pokušaja.')).toBeInTheDocument();
    expect(field()).toHaveValue('ana@primjer.hr');
  });
});

describe('an e-mail address', () => {
  test.each(['ana@primjer.hr', " ivo.o'neill+vijesti@mail.primjer.hr "])('%p is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', 'ana', 'ana@', 'ana@primjer', 'a b@primjer.hr', `${'a'.repeat(250)}@b.hr`])(
    '%p is invalid',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
