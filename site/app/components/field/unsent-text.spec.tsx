import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../testing/render-page';
import { NewsletterForm } from '../newsletter-form/newsletter-form';
import { discardTypedText, UnsentText, useSavedText } from './unsent-text';

afterEach(() => {
  discardTypedText('/newsletter');
  sessionStorage.clear();
});

function Failed() {
  useSavedText(true);
  return <p>Nešto je zapelo</p>;
}

/** A page with the newsletter form, which an error page can replace. */
function Page({ isHydrated = true }) {
  const [failed, setFailed] = useState(false);
  const [hydrated, setHydrated] = useState(isHydrated);
  return (
    <>
      {hydrated && <UnsentText />}
      {failed ? <Failed /> : <NewsletterForm />}
      <button type="button" onClick={() => setFailed(true)}>
        Kvar
      </button>
      <button type="button" onClick={() => setHydrated(true)}>
        Hidracija
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Adresa e-pošte' });
const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('the e-mail address typed in the newsletter form', () => {
  test('is restored after an error page', async () => {
    const { unmount } = renderPage(<Page />);
    await userEvent.type(field(), 'ana@primjer.hr');
    await userEvent.click(screen.getByRole('button', { name: 'Kvar' }));
    expect(screen.getByText('Nešto je zapelo')).toBeInTheDocument();
    leave();
    unmount();
    renderPage(<Page />);
    expect(field()).toHaveValue('ana@primjer.hr');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is restored when the document is left during submission', async () => {
    const { unmount } = renderPage(<Page />, { newsletter: () => new Promise(() => undefined) });
    await userEvent.type(field(), 'ana@primjer.hr');
    await userEvent.click(screen.getByRole('button', { name: 'Pretplatite se' }));
    await screen.findByRole('button', { name: 'Šaljemo…' });
    leave();
    unmount();
    renderPage(<Page />);
    expect(field()).toHaveValue('ana@primjer.hr');
  });

  test('is restored when it was typed before hydration, and restored again', async () => {
    const { unmount } = renderPage(<Page isHydrated={false} />);
    await userEvent.type(field(), 'ana@primjer.hr');
    await userEvent.click(screen.getByRole('button', { name: 'Hidracija' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kvar' }));
    leave();
    unmount();
    const second = renderPage(<Page />);
    expect(field()).toHaveValue('ana@primjer.hr');
    await userEvent.click(screen.getByRole('button', { name: 'Kvar' }));
    leave();
    second.unmount();
    renderPage(<Page />);
    expect(field()).toHaveValue('ana@primjer.hr');
  });

  test('is not stored otherwise', async () => {
    renderPage(<Page />, { newsletter: () => ({ outcome: 'subscribed', email: '' }) });
    await userEvent.type(field(), 'ana@primjer.hr');
    leave();
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Pretplatite se' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    leave();
    expect(sessionStorage).toHaveLength(0);
  });
});
