import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';
import { createPost, languages } from './posts';

// The editor's own rules are component tests; these need a real selection, clipboard and focus.
test.setTimeout(120_000);

const { texts, fields, save } = languages[0];

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

test('A text is formatted with the mouse and with the keyboard, and stored as Markdown', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const post = await createPost(api);
  await page.goto(`/admin/blog/${post.id}`);
  const dialog = page.getByRole('dialog', { name: texts.editTitle });
  const content = dialog.getByRole('textbox', { name: fields.content, exact: true });
  const toolbar = dialog.getByRole('toolbar').first();
  await expect(content).toHaveText('Dođite na čaj u petak.');
  await checkAccessibility(page);

  await content.press('ControlOrMeta+a');
  const bold = toolbar.getByRole('button', { name: 'Podebljano' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await moveTo(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('## Program');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- razgovor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByLabel(/^Adresa ili riječi/).fill('kontakt');
  await page.getByRole('button', { name: /^Kontakt/ }).click();
  await page.keyboard.press('Alt+F10');
  await expect(toolbar.getByRole('button', { name: 'Korak natrag' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();

  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toBeHidden();
  expect(await (await api.get(`/api/blog/${post.id}`)).json()).toMatchObject({
    content: [
      '**Dođite na čaj u petak.**',
      '## Program',
      '- razgovor',
      '[Kontakt](/contact)',
      '---',
    ].join('\n\n'),
    contentEn: 'Come for tea on Friday.',
    contentFormat: 'markdown',
  });
  await api.delete(`/api/blog/${post.id}`);
});
