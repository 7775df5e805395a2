import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { pageTextProblem } from 'shared/page-text';
import { catalogue } from '../app/i18n/hr';
import { DECLARED_TEXTS } from '../app/i18n/page-texts/declared-texts';
import { editableTexts, isWithin, originalTextsModule, textsIn } from './page-texts';

describe.each(Object.entries(DECLARED_TEXTS))(
  'the texts of %s',
  (page, { namespace, texts: { editable, fixed } }) => {
    const part = page === 'footer' ? 'footer' : '';
    const paths = textsIn(catalogue[namespace], namespace)
      .map(([key]) => key.slice(namespace.length + 1))
      .filter((path) => part === '' || isWithin(path, part));
    const declared: string[] = [...Object.values(editable).flat(), ...fixed];

    test('are each either editable or fixed', () => {
      const wrong = paths.filter(
        (path) => declared.filter((one) => isWithin(path, one)).length !== 1,
      );
      expect(wrong).toEqual([]);
    });

    test('all exist', () => {
      const gone = declared.filter((one) => !paths.some((path) => isWithin(path, one)));
      expect(gone).toEqual([]);
    });
  },
);

describe('the editable texts', () => {
  test('follow their own rules in both languages', () => {
    const texts = editableTexts();
    expect(texts.length).toBeGreaterThan(120);
    for (const { key, kind, hr, en } of texts) {
      expect([key, pageTextProblem(kind, hr, hr), pageTextProblem(kind, hr, en)]).toEqual([
        key,
        undefined,
        undefined,
      ]);
    }
  });

  test('are known to the API: `npm run page-texts` writes them', () => {
    const file = new URL('../../api/src/page-texts/original-texts.ts', import.meta.url);
    expect(readFileSync(fileURLToPath(file), 'utf8')).toBe(originalTextsModule());
  });
});
