/** The groups of the menu, and the screens in each; the last one also has all others. */
const groups = [
  {
    name: 'content',
    screens: [
      'blog',
      'projects',
      'events',
      'public-calls',
      'documents',
      'media',
      'page-texts',
      'pages',
    ],
  },
  { name: 'people', screens: ['contact', 'newsletter', 'issues', 'team', 'partners'] },
  { name: 'money', screens: ['donations', 'bank-payments'] },
  {
    name: 'system',
    screens: [
      'mails',
      'users',
      'settings',
      'privacy',
      'audit-log',
      'health',
      'backups',
      'redirects',
      'api-tokens',
    ],
  },
];

const grouped = new Set(groups.flatMap(({ screens }) => screens));

/** The menu's groups for the given screens; those without any are left out. */
export function menuGroups(names: readonly string[]) {
  const others = names.filter((name) => !grouped.has(name));
  return groups
    .map(({ name, screens }) => ({
      name,
      screens: [
        ...screens.filter((screen) => names.includes(screen)),
        ...(name === 'system' ? others : []),
      ],
    }))
    .filter(({ screens }) => screens.length > 0);
}
