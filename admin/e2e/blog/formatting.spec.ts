import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { filled, startingWith } from '../setup/texts';
import { createPost, languages, uniqueSlug, type Post } from './posts';

// The editor's own rules are component tests; these need a real selection, clipboard and focus.
test.setTimeout(120_000);

const [hr, en] = languages;

/** Presses a key that moves the cursor, and waits until the editor was told. */
async function moveTo(page: Page, key: string): Promise<void> {
  const moved = page.evaluate(() =>
    new Promise((resolve) =>
      document.addEventListener('selectionchange', resolve, { once: true }),
    ).then(() => undefined),
  );
  await page.keyboard.press(key);
  await moved;
}

/** Presses a key until it has moved the focus to an element. */
async function reach(page: Page, target: Locator, key: string): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 30 && !(await isReached()); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Types lines, each ended by the Enter key. */
async function typeLines(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

interface Clipboard {
  html?: string;
  /** A PNG in Base64. */
  picture?: string;
}

/** Pastes what another program has put on the clipboard. */
async function paste(text: Locator, clipboard: Clipboard): Promise<void> {
  await text.evaluate((element, { html, picture }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (picture) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'zaslon.png', { type: 'image/png' }));
    }
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, clipboard);
}

/** Drops the file of a PNG in Base64 onto the first words of a block. */
async function drop(block: Locator, picture: string): Promise<void> {
  await block.evaluate((element, data) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, height } = element.getBoundingClientRect();
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'stol.png', { type: 'image/png' }));
    const position = { clientX: left + 24, clientY: top + height / 2 };
    const event = { dataTransfer, bubbles: true, cancelable: true, ...position };
    element.dispatchEvent(new DragEvent('drop', event));
  }, picture);
}

test('An article written with the mouse, with pictures and a text from Word, is published', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { fields, richText } = hr;
  const slug = uniqueSlug('radionica');
  await page.goto('/admin/blog/create');
  const dialog = page.getByRole('dialog');
  const croatian = dialog.getByRole('group', { name: hr.croatian });
  const english = dialog.getByRole('group', { name: hr.english });
  const text = croatian.getByRole('textbox', { name: fields.content, exact: true });
  const tool = (name: keyof typeof richText.tool) =>
    croatian.getByRole('toolbar').getByRole('button', { name: richText.tool[name], exact: true });
  await dialog.getByLabel(fields.title, { exact: true }).fill(`Radionica ${slug}`);
  await dialog.getByLabel(fields.titleEn).fill(`Workshop ${slug}`);
  await dialog.getByLabel(fields.slug).fill(slug);

  await text.click();
  await typeLines(page, 'Dođite na radionicu.');
  await tool('heading2').click();
  await typeLines(page, 'Program');
  await tool('bulletList').click();
  await typeLines(page, 'razgovor', 'čaj', '');
  await tool('link').click();
  await page.getByLabel(richText.link.address).fill('kontakt');
  await page.getByRole('button', { name: startingWith(richText.link.page.contact) }).click();
  await expect(text).toBeFocused();
  await typeLines(page, '');
  await tool('table').click();
  for (const cell of ['Dan', 'Sat', 'petak', '18 h']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await tool('deleteRow').click();
  await expect(text.getByRole('row')).toHaveCount(2);

  const { buffer } = await drawnPicture(page, slug);
  await text.getByText('Dođite na radionicu.').click();
  await paste(text, { picture: buffer.toString('base64') });
  await expect(croatian.getByText(richText.picture.added)).toBeVisible();
  const notes = dialog.getByRole('region', { name: richText.notes.title });
  const undescribed = filled(richText.notes.picture, { number: 1 });
  await expect(notes).toContainText(undescribed);
  await text.getByRole('figure').dblclick();
  await page.getByLabel(richText.picture.alt).fill('Stol s čajem');
  await page.getByRole('button', { name: richText.picture.apply }).click();
  await expect(notes).not.toContainText(undescribed);
  await tool('picture').click();
  await page.getByRole('dialog').last().getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel(richText.picture.alt).fill('Isti stol');
  await page.getByLabel(richText.picture.caption).fill('Sve je spremno');
  await page.getByRole('button', { name: richText.picture.apply }).click();
  await expect(text.getByRole('figure')).toHaveCount(2);
  const dropped = await drawnPicture(page, `${slug}-2`);
  await drop(text.getByRole('heading'), dropped.buffer.toString('base64'));
  await expect(text.getByRole('figure')).toHaveCount(3);
  await text.getByRole('figure').last().dblclick();
  await page.getByLabel(richText.picture.alt).fill('Vrata učionice');
  await page.getByRole('button', { name: richText.picture.apply }).click();

  const englishText = english.getByRole('textbox', { name: fields.contentEn });
  await englishText.click();
  for (const program of ['google-docs', 'word']) {
    const file = `admin/src/components/rich-text/paste/${program}.html`;
    await page.keyboard.press('ControlOrMeta+a');
    await paste(englishText, { html: await readFile(file, 'utf8') });
    await expect(englishText.getByRole('listitem')).toHaveCount(6);
    await expect(englishText.getByRole('strong')).toHaveText('besplatne');
  }
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: hr.publishing.publish }).click();
  await expect(dialog).toBeHidden();

  const post: Post & { content: string } = await (await api.get(`/api/blog/${slug}`)).json();
  expect(post.content).toMatch(
    /^Dođite na radionicu\.\n\n!\[Stol s čajem\]\(\S+\)\n\n!\[Isti stol\]\(\S+ "Sve je spremno"\)\n\n!\[Vrata učionice\]\(\/media\/\S+\)\n\n## Program\n\n- razgovor\n- čaj\n\n\[Kontakt\]\(\/contact\)\n\n\| Dan \| Sat \|/,
  );
  await page.goto(`/blog/${slug}`);
  const article = page.getByRole('article');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(article.getByRole('heading', { level: 2, name: 'Program' })).toBeVisible();
    await expect(article.getByRole('cell', { name: '18 h' })).toBeVisible();
    await expect(article.getByRole('img', { name: 'Isti stol' })).toBeVisible();
    await expect(article.getByText('Sve je spremno')).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/blog/${slug}?lang=en`);
  await expect(article.getByRole('heading', { name: 'Radionice za roditelje' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'disanje' }).last()).toBeVisible();
  await page.goto(`/blog?q=${slug}&lang=hr`);
  await expect(page.getByRole('link', { name: `Radionica ${slug}` }).first()).toBeVisible();
  expect(await (await api.get('/feed.xml')).text()).toContain('Stol s čajem');
  await api.delete(`/api/blog/${post.id}`);
});

test('An article is formatted, with pictures, with the keyboard alone', async ({
  page,
  api,
  baseURL,
}) => {
  const { texts, fields, richText } = en;
  const post = await createPost(api);
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(`/admin/blog/${post.id}`);
  const dialog = page.getByRole('dialog', { name: texts.editTitle });
  const text = dialog.getByRole('textbox', { name: fields.content, exact: true });
  const toolbar = dialog.getByRole('toolbar').first();
  /** Reaches a tool from the text with the arrow keys, and presses it. */
  const press = async (name: keyof typeof richText.tool) => {
    await page.keyboard.press('Alt+F10');
    const wanted = toolbar.getByRole('button', { name: richText.tool[name], exact: true });
    await expect(toolbar.locator(':focus')).toHaveCount(1);
    await reach(page, wanted, 'ArrowRight');
    await page.keyboard.press('Enter');
  };

  await text.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(toolbar.getByRole('button', { name: richText.tool.bold })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await moveTo(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await typeLines(page, '## Program', '- razgovor', '');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByLabel(richText.link.address).fill('contact');
  await page.getByRole('button', { name: startingWith(richText.link.page.contact) }).press('Enter');
  await expect(text).toBeFocused();
  await press('divider');
  await expect(text).toBeFocused();

  const { buffer } = await drawnPicture(page, post.slug);
  await paste(text, { picture: buffer.toString('base64') });
  await expect(dialog.getByText(richText.picture.added)).toBeVisible();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: richText.picture.title });
  const alt = details.getByLabel(richText.picture.alt);
  await reach(page, alt, 'Tab');
  await page.keyboard.type('Stol s čajem');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Vidimo se.');
  await press('picture');
  const library = page.getByRole('dialog', { name: en.library });
  await reach(page, library.getByRole('listitem').first().getByRole('button'), 'Tab');
  await page.keyboard.press('Enter');
  await reach(page, alt, 'Tab');
  await page.keyboard.type('Isti stol');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sve je spremno');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await press('table');
  await expect(text).toBeFocused();
  await page.keyboard.type('Dan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sat');

  await press('find');
  await page.getByLabel(richText.find.label).fill('RAZGOVOR');
  await expect(dialog.getByText(filled(richText.find.count, { index: 0, total: 1 }))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.type('čaj');
  await dialog.getByRole('button', { name: en.save }).press('Enter');
  await expect(dialog).toBeHidden();
  const saved: Post & { content: string } = await (await api.get(`/api/blog/${post.id}`)).json();
  expect(saved).toMatchObject({
    contentEn: 'Come for tea on Friday.',
    contentFormat: 'markdown',
  });
  expect(saved.content.replace(/\/media\/[\w.-]+/g, '/media')).toBe(
    [
      '**Dođite na čaj u petak.**',
      '## Program',
      '- čaj',
      '[Contact](/contact)',
      '---',
      '![Stol s čajem](/media)',
      'Vidimo se.',
      '![Isti stol](/media "Sve je spremno")',
      '| Dan | Sat |\n| - | - |\n| | |\n| | |',
    ].join('\n\n'),
  );
  await api.delete(`/api/blog/${post.id}`);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('the tools have names, are large enough, and the toolbar scrolls', async ({ page, api }) => {
    const { fields, richText } = hr;
    const post = await createPost(api);
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox', { name: fields.content, exact: true });
    const toolbar = dialog.getByRole('toolbar').first();
    for (const tool of await toolbar.getByRole('button').all()) {
      const box = await tool.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await text.tap();
    await toolbar.getByText(richText.tool.bulletList, { exact: true }).tap();
    await expect(text.getByRole('listitem')).toHaveText('Dođite na čaj u petak.');
    const [bar, first] = [await toolbar.boundingBox(), await text.boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
    await dialog.getByRole('button', { name: hr.save }).tap();
    await expect(dialog).toBeHidden();
    const { content } = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(content).toBe('- Dođite na čaj u petak.');
    await api.delete(`/api/blog/${post.id}`);
  });
});
