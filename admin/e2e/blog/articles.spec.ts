import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { drawnPicture, dropFile } from '../setup/files';
import { confirmDeletion, rowsWith } from '../setup/panel';
import { createPost, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

// The editor's own rules are component tests; these need a real selection, clipboard and focus.

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

/** Pastes HTML or a picture that another program has put on the clipboard. */
async function paste(text: Locator, { html = '', picture = '' }): Promise<void> {
  await text.evaluate(
    (element, clipboard) => {
      const clipboardData = new DataTransfer();
      if (clipboard.html) clipboardData.setData('text/html', clipboard.html);
      if (clipboard.picture) {
        const bytes = Uint8Array.from(atob(clipboard.picture), (character) =>
          character.charCodeAt(0),
        );
        clipboardData.items.add(new File([bytes], 'zaslon.png', { type: 'image/png' }));
      }
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    { html, picture },
  );
}

test('A day of writing, from the first word to its deletion and back', async ({ page, api }) => {
  test.slow();
  const { richText, blog, image } = hr.admin;
  const { fields: media } = hr.resources.media;
  const { fields } = hr.resources.blog;
  const { publishing, save } = hr.admin.form;
  const slug = `radionica-${mark()}`;
  const dialog = page.getByRole('dialog');
  const croatian = dialog.getByRole('group', { name: hr.admin.form.croatian });
  const english = dialog.getByRole('group', { name: hr.admin.form.english });
  const text = croatian.getByRole('textbox', { name: fields.content, exact: true });
  const address = dialog.getByLabel(fields.slug);
  const row = rowsWith(page, slug);
  const edit = () => row.getByRole('link', { name: startingWith(blog.edit) }).click();
  const tool = (name: keyof typeof richText.tool) =>
    croatian.getByRole('toolbar').getByRole('button', { name: richText.tool[name], exact: true });
  await page.goto('/admin/blog/create');

  await test.step('its address follows the title, and both languages are side by side', async () => {
    await expect(dialog.getByLabel(fields.title, { exact: true })).toBeFocused();
    await dialog.getByLabel(fields.title, { exact: true }).fill(`Čaj ${slug}`);
    await expect(address).toHaveValue(`caj-${slug}`);
    await address.fill(slug);
    await dialog.getByLabel(fields.titleEn).fill(`Workshop ${slug}`);
    const [left, right] = [await croatian.boundingBox(), await english.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  });

  await test.step('it is formatted with the tools', async () => {
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
  });

  await test.step('pictures are pasted, chosen and dropped, and described', async () => {
    const { picture } = richText;
    const apply = page.getByRole('button', { name: picture.apply });
    const { buffer } = await drawnPicture(page, slug);
    await text.getByText('Dođite na radionicu.').click();
    await paste(text, { picture: buffer.toString('base64') });
    await expect(croatian.getByText(picture.added)).toBeVisible();
    const notes = dialog.getByRole('region', { name: richText.notes.title });
    const undescribed = filled(richText.notes.picture, { number: 1 });
    await expect(notes).toContainText(undescribed);
    await text.getByRole('figure').dblclick();
    await page.getByLabel(picture.alt).fill('Stol s čajem');
    await apply.click();
    await expect(notes).not.toContainText(undescribed);
    await tool('picture').click();
    const chooser = page.getByRole('dialog', { name: image.choose });
    const other = await drawnPicture(page, `${slug}-1`);
    await chooser.locator('input[type=file]').setInputFiles(other);
    const details = page.getByRole('dialog', { name: image.details });
    await details.getByLabel(media.alt, { exact: true }).fill('Isti stol');
    await details.getByLabel(media.altEn).fill('The same table');
    await details.getByRole('button', { name: save }).click();
    await expect(text).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(picture.alt)).toHaveValue('Isti stol');
    await page.getByLabel(picture.caption).fill('Sve je spremno');
    await apply.click();
    await expect(text.getByRole('figure')).toHaveCount(2);
    await dropFile(text.getByRole('heading'), await drawnPicture(page, `${slug}-2`));
    await expect(text.getByRole('figure')).toHaveCount(3);
    await text.getByRole('figure').last().dblclick();
    await page.getByLabel(picture.alt).fill('Vrata učionice');
    await apply.click();
  });

  await test.step('the English text comes from Word', async () => {
    const englishText = english.getByRole('textbox', { name: fields.contentEn });
    await englishText.click();
    const word = await readFile('admin/src/components/rich-text/paste/word.html', 'utf8');
    await paste(englishText, { html: word });
    await expect(englishText.getByRole('listitem')).toHaveCount(6);
    await expect(englishText.getByRole('strong')).toHaveText('besplatne');
  });

  await test.step('it is published', async () => {
    await dialog.getByRole('button', { name: publishing.publish }).click();
    const created = page.getByRole('alert').filter({ hasText: blog.toast.created.title });
    await expect(created).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await read(api, `blog/${slug}`)).content).toMatch(
      /^Dođite na radionicu\.\n\n!\[Stol s čajem\]\(\S+\)\n\n!\[Isti stol\]\(\S+ "Sve je spremno"\)\n\n!\[Vrata učionice\]\(\/media\/\S+\)\n\n## Program\n\n- razgovor\n- čaj\n\n\[Kontakt\]\(\/contact\)\n\n\| Dan \| Sat \|/,
    );
    const site = await page.context().newPage();
    const article = site.getByRole('article');
    await site.goto(`/blog/${slug}`);
    await expect(article.getByRole('heading', { level: 2, name: 'Program' })).toBeVisible();
    await expect(article.getByRole('cell', { name: '18 h' })).toBeVisible();
    await expect(article.getByRole('img', { name: 'Isti stol' })).toBeVisible();
    await expect(article.getByText('Sve je spremno')).toBeVisible();
    await site.goto(`/blog/${slug}?lang=en`);
    await expect(article.getByRole('heading', { name: 'Radionice za roditelje' })).toBeVisible();
    await site.goto('/robots.txt?lang=hr');
    await site.close();
    await page.context().clearCookies({ name: 'language' });
    expect(await (await api.get('/feed.xml')).text()).toContain('Stol s čajem');
  });

  await test.step('a change makes the English text older, until it is said to agree', async () => {
    await edit();
    await text.getByText('Dođite na radionicu.').click();
    await page.keyboard.type('Požurite! ');
    await expect(english).toContainText(blog.languages.behindEn);
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(blog.languages.listEn);
    await edit();
    await english.getByLabel(blog.languages.agreeEn).check();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(row).not.toContainText(blog.languages.listEn);
  });

  await test.step('its history shows who changed what, and restores the first version', async () => {
    const { publishDate } = await read(api, `blog/${slug}`);
    await edit();
    const open = dialog.getByRole('button', { name: blog.history.open });
    await open.click();
    // The name is that of the history, or of the version that is shown.
    const names = [blog.history.title, blog.history.version.replace(/%.*/, '')];
    const history = dialog.getByRole('region', { name: new RegExp(`^(?:${names.join('|')})`) });
    await expect(history.getByRole('heading', { name: blog.history.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.click();
    const entries = history.getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText(blog.history.current);
    await expect(entries.nth(1)).toContainText('Administrator');
    await entries.nth(1).getByRole('button').click();
    await expect(history.locator('ins').filter({ hasText: 'Požurite!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await entries.last().getByRole('button').click();
    await history.getByRole('button', { name: blog.history.restore }).click();
    await expect(text).not.toContainText('Požurite!');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const restored = await read(api, `blog/${slug}`);
    expect(restored.content).not.toContain('Požurite!');
    expect(restored).toMatchObject({ isPublished: true, publishDate });
  });

  await test.step('its deletion is undone', async () => {
    await edit();
    await dialog.getByRole('button', { name: hr.ra.action.delete }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await expect.poll(async () => (await api.get(`/blog/${slug}`)).status()).toBe(410);
    await page.getByRole('button', { name: hr.admin.trash.restore }).click();
    await expect(row).toBeVisible();
    await expect.poll(async () => (await api.get(`/blog/${slug}`)).status()).toBe(200);
  });
  await api.delete(`/api/blog/${(await read(api, `blog/${slug}`)).id}`);
});

test('An article is formatted with the keyboard alone', async ({ page, api, baseURL }) => {
  const { richText, blog, form } = en.admin;
  const post = await createPost(api);
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(`/admin/blog/${post.id}`);
  const dialog = page.getByRole('dialog', { name: blog.editTitle });
  const { content } = en.resources.blog.fields;
  const text = dialog.getByRole('textbox', { name: content, exact: true });
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
  const bold = toolbar.getByRole('button', { name: richText.tool.bold });
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await moveTo(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await typeLines(page, '# Program', '- razgovor', '');
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
  await dialog.getByRole('button', { name: form.save }).press('Enter');
  await expect(dialog).toBeHidden();
  const saved = await read(api, `blog/${post.id}`);
  expect(saved).toMatchObject({ contentEn: 'Come for tea on Friday.', contentFormat: 'markdown' });
  expect(saved.content.replace(/\/media\/[\w.-]+/g, '/media')).toBe(
    [
      '**Dođite na čaj u petak.**',
      '## Program',
      '- razgovor',
      '[Contact](/contact)',
      '---',
      '![Stol s čajem](/media)',
      'Vidimo se.',
    ].join('\n\n'),
  );

  await test.step('above the keyboard of a phone at least six lines are seen', async () => {
    await page.goto(`/admin/blog/${post.id}`);
    await page.setViewportSize({ width: 375, height: 380 });
    await text.press('ControlOrMeta+End');
    await typeLines(page, ...'abcdefgh');
    const seen = await text.getByRole('paragraph').evaluateAll((lines) => {
      const isSeen = (line: Element) => {
        const { left, top, bottom } = line.getBoundingClientRect();
        return [top, bottom - 1].every((y) => document.elementFromPoint(left, y) === line);
      };
      return lines.filter(isSeen).map(({ textContent }) => textContent);
    });
    expect(seen.slice(-6)).toEqual(['d', 'e', 'f', 'g', 'h', '']);
    await expect(dialog.getByRole('button', { name: form.save })).toBeInViewport();
  });
  await api.delete(`/api/blog/${post.id}`);
});
