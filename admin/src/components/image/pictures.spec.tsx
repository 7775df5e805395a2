import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { isoDate } from 'shared/croatian-time';
import { renderInPanel } from '../../../testing/panel';
import { muteHttpErrors } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import type { Picture } from '../../providers/upload-picture';
import { AltTexts } from './picture-texts';
import { preparePicture } from './prepare-picture';
import { StoredConsent } from './stored-consent';
import { StoredFocalPoint } from './stored-focal-point';

describe('The texts of a picture', () => {
  /** Renders the texts of a picture, and collects what is sent to the server. */
  function renderTexts(answer: () => Promise<Response>) {
    const sent: unknown[] = [];
    globalThis.fetch = async (_, options) => {
      sent.push(JSON.parse(String(options?.body)));
      return answer();
    };
    const picture = { id: 3, alt: 'Djeca crtaju', altEn: null } as Picture;
    renderInPanel(<AltTexts picture={picture} />);
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
});

describe('The consent for a picture', () => {
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
    renderInPanel(<StoredConsent picture={picture} />);
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
    const refusal = () =>
      new Response(JSON.stringify({ detail: message, message }), { status: 409 });
    renderConsent({ showsPeople: true, consentDate: '2026-05-04' }, refusal);
    fireEvent.click(box(t.given));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(box(t.given)).toBeChecked();
    expect(box(t.date)).toBeInvalid();
    expect(box(t.date)).toHaveAccessibleDescription(message);
  });
});

describe('The focal point of a picture', () => {
  const t = hr.admin.image.focal;

  const picture = {
    id: 3,
    focalX: 50,
    focalY: 50,
    url: '/media/a.webp',
    variants: [],
    shown: { url: '/media/a-sea.webp', width: 900, height: 1600, variants: [] },
  } as unknown as Picture;

  /** Renders the picture's focal point, and collects what is sent to the server. */
  function renderPoint(): { sent: unknown[]; crop: () => HTMLElement | null } {
    const sent: unknown[] = [];
    globalThis.fetch = async (_, options) => {
      sent.push(JSON.parse(String(options?.body)));
      return new Response(JSON.stringify(picture));
    };
    const { container } = renderInPanel(<StoredFocalPoint picture={picture} crops={['card']} />);
    return { sent, crop: () => container.querySelector('[data-crop]') };
  }

  const slider = (name: string) => screen.getByRole('slider', { name });

  test('The focal point is moved by sliders that say where it is, and the crop follows', () => {
    const { crop } = renderPoint();
    expect(slider(t.vertical)).toHaveAttribute('aria-valuetext', '50\u00a0% od gornjeg ruba');
    fireEvent.change(slider(t.vertical), { target: { value: '20' } });
    fireEvent.change(slider(t.horizontal), { target: { value: '100' } });
    expect(slider(t.vertical)).toHaveAttribute('aria-valuetext', '20\u00a0% od gornjeg ruba');
    expect(slider(t.horizontal)).toHaveAttribute('aria-valuetext', '100\u00a0% od lijevog ruba');
    expect(crop()).toHaveStyle({ objectPosition: '100% 20%' });
  });

  test('It is stored once, when the key is released, and that is announced', async () => {
    const { sent } = renderPoint();
    fireEvent.change(slider(t.vertical), { target: { value: '40' } });
    fireEvent.change(slider(t.vertical), { target: { value: '30' } });
    expect(sent).toEqual([]);
    fireEvent.keyUp(slider(t.vertical), { key: 'ArrowLeft' });
    fireEvent.blur(slider(t.vertical));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t.stored));
    expect(sent).toEqual([{ focalX: 50, focalY: 30 }]);
  });
});

describe('A chosen file', () => {
  const picture = (name: string, type: string, bytes = 100) =>
    new File([new Uint8Array(bytes)], name, { type });
  const big = 10 * 1024 * 1024 + 1;

  test('A picture that the server reads is sent as it is', async () => {
    const file = picture('a.jpg', 'image/jpeg');
    expect(await preparePicture(file, 'hr')).toEqual({ file });
  });

  // The test environment decodes no pictures, as a browser does with formats it does not know.
  test.each([
    ['IMG_1.HEIC', '', 100, 'heic'],
    ['IMG_1.heic', 'image/heic', 100, 'heic'],
    ['a.jpg', 'image/jpeg', big, 'tooBig'],
    ['a.tiff', 'image/tiff', 100, 'format'],
    ['a.png', 'image/png', 0, 'empty'],
    ['a.pdf', 'application/pdf', 100, 'notImage'],
  ])(
    '%s (%s, %i bytes) that cannot be decoded is refused: %s',
    async (name, type, bytes, reason) => {
      expect(await preparePicture(picture(name, type, bytes), 'hr')).toEqual({
        error: { key: `admin.image.error.${reason}` },
      });
    },
  );
});
