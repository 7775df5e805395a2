import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { BlogFields } from '../blog-post';
import { FieldChanges } from './field-changes';

const fields: BlogFields = {
  title: 'Čaj u petak',
  titleEn: 'Tea on Friday',
  slug: 'caj-u-petak',
  content: 'Dođite na čaj.',
  contentEn: 'Come for tea.',
  contentFormat: 'text',
  category: 'news',
  author: 'Iva Novak',
  authorPosition: null,
  imageUrl: '/media/0123456789abcdef0123456789abcdef.webp',
  publishDate: '2026-11-22T09:30:00.000Z',
  isPublished: true,
};

const show = (previous: BlogFields | undefined, later: BlogFields) =>
  render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <FieldChanges previous={previous} later={later} />
    </AdminContext>,
  );
const sources = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

test('A first version is shown as it is, with its picture', () => {
  const { container } = show(undefined, fields);
  expect(screen.getByText('Dođite na čaj.')).toBeVisible();
  expect(container.querySelector('ins, del')).toBeNull();
  expect(screen.queryByText('dodano:')).toBeNull();
  expect(sources()).toEqual([fields.imageUrl]);
});

test('A changed picture is shown as pictures, the removed one first', () => {
  const imageUrl = '/media/fedcba9876543210fedcba9876543210.webp';
  show(fields, { ...fields, imageUrl });
  expect(sources()).toEqual([fields.imageUrl, imageUrl]);
  expect(screen.getByText('uklonjeno:')).toBeVisible();
  expect(screen.getByText('dodano:')).toBeVisible();
});

test('A picture of another site is named by its address, as the panel does not load it', () => {
  const imageUrl = 'https://slike.example/caj.jpg';
  const { container } = show({ ...fields, imageUrl: null }, { ...fields, imageUrl });
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('ins')).toHaveTextContent(`dodano: ${imageUrl}`);
});
