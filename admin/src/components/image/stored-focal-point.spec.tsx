import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { hr } from '../../i18n/hr/hr';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { Picture } from '../../providers/upload-picture';
import { StoredFocalPoint } from './stored-focal-point';

const t = hr.admin.image.focal;

const picture: Picture = {
  id: 3,
  hash: 'a'.repeat(32),
  name: 'portret.jpg',
  mimeType: 'image/webp',
  width: 900,
  height: 1600,
  size: 1,
  alt: null,
  altEn: null,
  decorative: false,
  caption: null,
  captionEn: null,
  credit: null,
  creditEn: null,
  showsPeople: false,
  consentDate: null,
  focalX: 50,
  focalY: 50,
  fullColour: false,
  placeholder: '#aabbcc',
  createdAt: '2026-11-23T08:00:00.000Z',
  updatedAt: '2026-11-23T08:00:00.000Z',
  url: '/media/a.webp',
  variants: [],
  usedBy: [],
  shown: {
    url: '/media/a-sea.webp',
    width: 900,
    height: 1600,
    alt: null,
    altEn: null,
    caption: null,
    captionEn: null,
    focalX: 50,
    focalY: 50,
    placeholder: '#aabbcc',
    variants: [],
  },
};

/** Renders the picture's focal point, and collects what is sent to the server. */
function renderPoint(): { sent: unknown[]; crop: () => HTMLElement | null } {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return new Response(JSON.stringify(picture));
  };
  const { container } = render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)} dataProvider={dataProvider}>
      <StoredFocalPoint picture={picture} crops={['card']} />
    </AdminContext>,
  );
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

test('It goes back to the middle', async () => {
  const { sent } = renderPoint();
  const button = screen.getByRole('button', { name: t.centre });
  expect(button).toBeDisabled();
  fireEvent.change(slider(t.horizontal), { target: { value: '0' } });
  fireEvent.keyUp(slider(t.horizontal), { key: 'Home' });
  fireEvent.click(button);
  await waitFor(() =>
    expect(sent).toEqual([
      { focalX: 0, focalY: 50 },
      { focalX: 50, focalY: 50 },
    ]),
  );
});
