import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { importWithStyles } from './import-with-styles';

const load = jest.fn(() => Promise.resolve('part'));

const sheets = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  load.mockClear();
});

describe('a part that is loaded on demand', () => {
  it('is imported at once without style sheets', async () => {
    await expect(importWithStyles(load)).resolves.toBe('part');
    expect(sheets()).toEqual([]);
  });

  it('is imported once its style sheets are loaded', async () => {
    const part = importWithStyles(load, ['assets/a.css', 'assets/b.css']);
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual([
      '/assets/a.css',
      '/assets/b.css',
    ]);
    expect(load).not.toHaveBeenCalled();
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('load'));
    await expect(part).resolves.toBe('part');
  });

  it('fails where a style sheet does', async () => {
    const part = importWithStyles(load, ['assets/a.css']);
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'));
    await expect(part).rejects.toBeInstanceOf(Event);
    expect(load).not.toHaveBeenCalled();
  });
});
