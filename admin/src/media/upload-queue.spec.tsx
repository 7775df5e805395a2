import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider } from '../providers/i18n-provider';
import { UploadQueue } from './upload-queue';

test('Refused pictures come first, and the heading counts them', () => {
  const files = ['a.jpg', 'b.jpg', 'c.tiff'].map((name, key) => ({ key, name }));
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <UploadQueue
        files={files.map((file) => ({
          ...file,
          error: file.key > 0 ? 'Prevelika je.' : undefined,
        }))}
        onClose={() => undefined}
      />
    </AdminContext>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Obrađeno 2 od 3… 2 nisu primljene.');
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['b.jpgPrevelika je.', 'c.tiffPrevelika je.', 'a.jpgČeka na red.']);
});
