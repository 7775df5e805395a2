import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, ResourceContextProvider, SaveContextProvider } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import { renderInPanel } from '../../../testing/panel';
import { muteHttpErrors } from '../../../testing/team';
import rules from '../../api/rules.json' with { type: 'json' };
import { hr } from '../../i18n/hr/hr';
import { startAdminSession } from '../../providers/admin-session';
import type { Picture } from '../../providers/upload-picture';
import { ColumnLanguage } from '../inputs/language-columns';
import { ImageInput } from './image-input';
import { preparePicture } from './prepare-picture';

const t = hr.admin.image;
const { fields } = hr.resources.media;
const hash = '0123456789abcdef0123456789abcdef';

/** The picture in the library of the server. */
let stored: Picture;
/** The changes of the picture that were sent. */
let sent: Record<string, unknown>[];
let refusal: string | undefined;

const shownAs = (url: string) => ({ url, width: 900, height: 600, variants: [] });

beforeEach(() => {
  const url = `/media/${hash}.webp`;
  const texts = { alt: null, altEn: null, caption: null, captionEn: null, credit: null };
  const flags = { decorative: false, showsPeople: false, consentDate: null, fullColour: false };
  const place = { focalX: 50, focalY: 50, name: 'caj.jpg', version: 1, usedBy: [] };
  const shown = shownAs(`/media/${hash}-sea.webp`);
  const files = { hash, url, variants: [], width: 900, height: 600 };
  stored = { id: 3, ...files, ...texts, creditEn: null, ...flags, ...place, shown } as never;
  sent = [];
  refusal = undefined;
  startAdminSession({ authenticated: true, id: 1, username: 'a', fullName: 'Ana', role: 'admin' });
  globalThis.fetch = async (input, options) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    if (options?.method && options.method !== 'GET') {
      const body = { message: refusal, errors: { consentDate: refusal } };
      if (refusal) return new Response(JSON.stringify(body), { status: 409 });
      const change = JSON.parse(String(options.body));
      sent.push(change);
      stored = { ...stored, ...change };
      stored.shown = shownAs(stored.fullColour ? stored.url : `/media/${hash}-sea.webp`) as never;
    }
    const isOne = pathname === '/api/media/3';
    const headers = { 'Content-Range': 'x 0-0/1' };
    return new Response(JSON.stringify(isOne ? stored : [stored]), { headers });
  };
});

afterEach(() => {
  jest.restoreAllMocks();
});

interface Shown {
  imageUrl?: string | null;
  category?: string;
  croatianOnly?: boolean;
  /** The server's message on the picture when the form is saved. */
  error?: string;
}

/** Renders the input for the picture of a post. */
function renderInput({ error, imageUrl = `/media/${hash}.webp`, ...values }: Shown = {}) {
  const save = async () => (error ? { imageUrl: error } : undefined);
  renderInPanel(
    <ResourceContextProvider value="blog">
      <SaveContextProvider value={{ save, saving: false } as never}>
        <Form record={{ id: 1, imageUrl, ...values }}>
          <ColumnLanguage value="hr">
            <ImageInput source="imageUrl" />
          </ColumnLanguage>
          <button type="submit">Objavi</button>
        </Form>
      </SaveContextProvider>
    </ResourceContextProvider>,
  );
}

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const field = (name: string) => screen.getByLabelText(name);

describe('The picture of a form', () => {
  test('The thumbnail has the colours that visitors see, and its own ones are a switch away', async () => {
    renderInput({ category: 'Prevencija' });
    const thumbnail = await screen.findByRole('img', { name: t.preview });
    expect(thumbnail).toHaveAttribute('src', `/media/${hash}-olive.webp`);
    await userEvent.click(screen.getByRole('switch', { name: fields.fullColour }));
    await waitFor(() => expect(thumbnail).toHaveAttribute('src', stored.url));
    expect(sent).toEqual([{ fullColour: true }]);
  });

  const described = { alt: 'Stol', altEn: 'A table' };
  test.each<[string, Partial<Picture>, Shown, string[]]>([
    ['none', {}, { imageUrl: null }, [t.choose]],
    ['one elsewhere', {}, { imageUrl: 'https://a.example/b.jpg' }, [t.replace, t.clear]],
    ['one of the library', {}, {}, [t.replace, t.details, t.clear, '']],
  ])('At first sight there are few controls: with %s', async (_name, changes, values, names) => {
    Object.assign(stored, changes);
    renderInput(values);
    const group = screen.getByRole('group', { name: hr.resources.blog.fields.imageUrl });
    const roles = ['button', 'textbox', 'switch', 'checkbox'] as const;
    const controls = () =>
      roles
        .flatMap((role) => within(group).queryAllByRole(role))
        .filter((control) => control.closest('details:not([open])') === null);
    await waitFor(() => expect(controls().map(({ textContent }) => textContent)).toEqual(names));
  });

  test.each<[string, Partial<Picture>, Shown, string]>([
    ['a description', {}, {}, t.lacks.description],
    ['its English', { alt: 'Stol' }, {}, t.lacks.description],
    ['consent', { ...described, showsPeople: true }, {}, t.lacks.consent],
    ['nothing where nothing is in English', { alt: 'Stol' }, { croatianOnly: true }, ''],
    ['nothing as decoration', { decorative: true }, {}, ''],
  ])('A picture says that it lacks %s', async (_name, changes, values, text) => {
    Object.assign(stored, changes);
    renderInput(values);
    expect(await screen.findByRole('button', { name: t.details })).toHaveAccessibleDescription(
      text,
    );
  });

  test('What a chosen picture lacks is asked once', async () => {
    renderInput({ imageUrl: null });
    await press(t.choose);
    await press(stored.name);
    const form = await screen.findByRole('dialog', { name: t.details });
    await waitFor(() => expect(field(fields.alt)).toHaveFocus());
    await userEvent.type(field(fields.alt), 'Stol');
    await userEvent.type(field(fields.altEn), 'A table');
    expect(screen.queryByLabelText(t.consent.given)).toBeNull();
    await userEvent.click(field(t.consent.showsPeople));
    await userEvent.click(field(t.consent.given));
    expect(field(t.consent.date)).toHaveValue(isoDate(new Date()));
    fireEvent.change(field(t.consent.date), { target: { value: '2026-05-04' } });
    await userEvent.click(within(form).getByRole('button', { name: hr.admin.form.save }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const texts = { alt: 'Stol', altEn: 'A table' };
    expect(sent).toMatchObject([{ ...texts, showsPeople: true, consentDate: '2026-05-04' }]);
    await press(t.replace);
    await press(`Stol ${stored.name}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, Partial<Picture>, () => HTMLElement]>([
    ['description', {}, () => field(fields.alt)],
    ['English', { alt: 'Stol' }, () => field(fields.altEn)],
    ['consent', { ...described, showsPeople: true }, () => field(t.consent.given)],
  ])('A refused picture is opened where its %s is missing', async (_name, changes, place) => {
    Object.assign(stored, changes);
    const error = 'Prije objave dovršite sliku.';
    renderInput({ error });
    await screen.findByRole('button', { name: t.details });
    await press('Objavi');
    const form = await screen.findByRole('dialog', { name: t.details });
    await waitFor(() => expect(place()).toHaveFocus());
    expect(within(form).getByRole('alert')).toHaveTextContent(error);
  });

  test('A consent that cannot be withdrawn stays, and the reason is announced', async () => {
    muteHttpErrors();
    Object.assign(stored, described, { showsPeople: true, consentDate: '2026-05-04' });
    refusal = 'Sliku koriste: članak „Radionica”.';
    renderInput();
    await press(t.details);
    await userEvent.click(await screen.findByLabelText(t.consent.given));
    await press(hr.admin.form.save);
    expect(await screen.findByText(refusal)).toHaveAttribute('role', 'alert');
  });

  test('The focal point is moved by sliders that say where it is, and the crop follows', async () => {
    renderInput();
    await press(t.details);
    await userEvent.click(screen.getByText(hr.admin.form.more));
    const slider = (name: string) => screen.getByRole('slider', { name });
    expect(slider(t.focal.vertical)).toHaveAttribute('aria-valuetext', '50\u00a0% od gornjeg ruba');
    fireEvent.change(slider(t.focal.vertical), { target: { value: '20' } });
    fireEvent.change(slider(t.focal.horizontal), { target: { value: '100' } });
    expect(slider(t.focal.horizontal)).toHaveAttribute(
      'aria-valuetext',
      '100\u00a0% od lijevog ruba',
    );
    expect(document.querySelector('[data-crop="card"]')).toHaveStyle({
      objectPosition: '100% 20%',
    });
  });

  test('The camera is offered on a touch screen only', async () => {
    renderInput({ imageUrl: null });
    await press(t.choose);
    expect(screen.queryByRole('button', { name: t.take })).toBeNull();
    await press(hr.admin.form.close);
    const matches = (query: string) => query.includes('coarse');
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: matches(query),
          addEventListener: jest.fn(),
          removeEventListener: jest.fn(),
        }) as never,
    );
    await press(t.choose);
    expect(await screen.findByRole('button', { name: t.take })).toBeVisible();
    expect(document.querySelector('[capture=environment]')).toHaveAttribute('accept', 'image/*');
  });

  const pictures = Object.entries(rules).flatMap(([resource, all]) =>
    Object.keys(all)
      .filter((name) => /^(?:image|logo|.+Image)Url$/.test(name))
      .map((name) => [resource, name]),
  );
  test.each(pictures)('The form of %s has this input for %s', (resource, name) => {
    const folder = new URL(`../../${resource}/`, import.meta.url);
    const sources = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    const text = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
    expect(text).toContain(`<ImageInput source="${name}"`);
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
