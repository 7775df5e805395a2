import { expect, test } from '@jest/globals';
import { menuGroups } from './menu-groups';

test('The menu contains every screen once, those without a group in the last one', () => {
  const names = ['privacy', 'trash', 'blog', 'donations', 'contact', 'archive'];
  expect(menuGroups(names)).toEqual([
    { name: 'content', screens: ['blog'] },
    { name: 'people', screens: ['contact'] },
    { name: 'money', screens: ['donations'] },
    { name: 'system', screens: ['privacy', 'trash', 'archive'] },
  ]);
});

test('A group without a screen is left out of the menu', () => {
  const groups = menuGroups(['donations', 'settings']).map(({ name }) => name);
  expect(groups).toEqual(['money', 'system']);
});
