import { expect, it } from '@jest/globals';
import { exportPage } from './export-page.js';

const all = {
  'Adresa e-pošte': 'ana@udruga.example',
  Izvezeno: new Date('2026-05-01T09:30:00.000Z'),
  'Poruke s obrasca': [
    {
      Poruka: 'Prvi red\n<script>alert(1)</script>',
      Pročitano: true,
      Bilješka: null,
      Odgovori: [],
    },
  ],
  Donacije: [],
};

it('shows an export as a page in words, without what is empty', () => {
  const page = exportPage(all, 'hr');
  expect(page).toContain('<h1>Osobni podaci koje čuvamo o Vama</h1>');
  expect(page).toContain('<dt>Izvezeno</dt><dd>1. svibnja 2026. u 11:30</dd>');
  expect(page).toContain('<dt>Pročitano</dt><dd>da</dd>');
  expect(page).not.toContain('Donacije');
  expect(page).not.toContain('Bilješka');
  expect(page).not.toContain('Odgovori');
});

it('folds long texts, and says where nothing is stored', () => {
  const long = exportPage({ Poruke: [{ Sadržaj: 'a'.repeat(7000) }] }, 'hr');
  expect(long).toContain('<summary>Pokaži cijeli tekst</summary>aaa');
  expect(exportPage({ 'Adresa e-pošte': 'ana@udruga.example', Donacije: [] }, 'hr')).toContain(
    '<p>Ne čuvamo ništa.</p>',
  );
});

it('escapes what people wrote', () => {
  const page = exportPage(all, 'en');
  expect(page).toContain('Prvi red\n&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
});
