import { describe, expect, test } from '@jest/globals';
import { catalogue } from './hr';
import { pageTexts, withStoredTexts } from './stored-texts';
import { addTexts, installCatalogue, isStoredElsewhere, translator } from './translator';

const TITLE = 'Što radimo';
const STORED = { 'home.services.title': TITLE, 'donate.other.monthly.steps.1': 'Drugi korak' };
const texts = { stored: STORED, elsewhere: ['about'] };

describe('stored texts', () => {
  test('are split for a page into its own and the names of the others', () => {
    const all = { ...STORED, 'common.footer.motto': 'Zajedno' };
    expect(pageTexts(all, ['common', 'home'])).toEqual({
      stored: { 'home.services.title': TITLE, 'common.footer.motto': 'Zajedno' },
      elsewhere: ['donate'],
    });
    expect(pageTexts({}, ['common', 'home'])).toBeUndefined();
  });

  test('replace only texts that the catalogue has', () => {
    const part = { a: 'jedan', b: { c: 'dva' }, list: ['tri', 'četiri'] };
    const stored = { 'x.b.c': '2', 'x.list.0': '3', 'x.b': 'ne', 'x.toString': 'ne', 'y.a': 'ne' };
    expect(withStoredTexts('x', part, stored)).toEqual({
      a: 'jedan',
      b: { c: '2' },
      list: ['3', 'četiri'],
    });
    expect(part.b.c).toBe('dva');
  });
});

describe('the translator', () => {
  test('without stored texts is that of the catalogue', () => {
    installCatalogue('hr', catalogue);
    expect(translator('hr').t('home:services.title')).toBe(catalogue.home.services.title);
  });

  test('puts stored texts over the catalogue, which stays as it is', () => {
    installCatalogue('hr', catalogue);
    const { t } = translator('hr', texts);
    expect(t('home:services.title')).toBe(TITLE);
    expect(t('donate:other.monthly.steps', { returnObjects: true })[1]).toBe('Drugi korak');
    expect(t('home:about.title')).toBe(catalogue.home.about.title);
    expect(translator('hr').t('home:services.title')).toBe(catalogue.home.services.title);
  });

  test('shows a stored text that looks like a reference as it is', () => {
    installCatalogue('hr', catalogue);
    const stored = { 'home.services.title': '$t(home:services.title)' };
    expect(translator('hr', { ...texts, stored }).t('home:services.title')).toBe(
      '$t(home:services.title)',
    );
  });

  test('of a browser adds stored texts with the namespace of another page', () => {
    installCatalogue('hr', { common: catalogue.common });
    const { t } = translator('hr', texts);
    expect(isStoredElsewhere('hr', 'about')).toBe(true);
    expect(isStoredElsewhere('hr', 'home')).toBe(false);
    addTexts('hr', 'about', catalogue.about, { 'about.title': 'Tko smo mi' });
    expect(t('about:title')).toBe('Tko smo mi');
    expect(translator('hr').t('about:title')).toBe(catalogue.about.title);
  });
});
