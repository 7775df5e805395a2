import { describe, expect, test } from '@jest/globals';
import { isAboutViolence } from './about-violence';

describe('a page about violence', () => {
  test.each([
    ['Prevencija i suzbijanje obiteljskog nasilja', 'Socijalne usluge', ''],
    ['Gdje potražiti pomoć', 'Nasilje u obitelji', ''],
    ['Siguran dom', 'news', 'Ako partner postane nasilan, niste sami.\nDalje.'],
    ['A safe home', 'news', 'If your partner is abusive, you are not alone.'],
  ])('is recognised by its title, category or first paragraph: %s', (title, category, text) => {
    expect(isAboutViolence(title, category, text)).toBe(true);
  });

  test('is not recognised by later paragraphs or other words', () => {
    expect(isAboutViolence('Terapija opuštanja', 'Terapija', 'Uvod.\nRiječ nasilje kasnije.')).toBe(
      false,
    );
  });
});
