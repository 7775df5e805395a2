/** The groups of the menu; screens in one line are one entry, and tabs of one another. */
const groups = [
  {
    name: 'content',
    entries: [
      ['blog'],
      ['projects'],
      ['events'],
      ['public-calls'],
      ['documents'],
      ['media'],
      ['page-texts', 'pages'],
    ],
  },
  {
    name: 'people',
    entries: [
      ['contact'],
      ['issues', 'newsletter'],
      ['donations', 'bank-payments'],
      ['team'],
      ['partners'],
    ],
  },
  {
    name: 'system',
    entries: [
      ['users'],
      ['settings', 'trash', 'privacy'],
      ['health', 'backups', 'audit-log', 'mails', 'redirects', 'api-tokens'],
    ],
  },
];

type MayOpen = (screen: string) => boolean;

/** The entries with the screens that the user opens; those without any are left out. */
export function menuGroups(mayOpen: MayOpen) {
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries
        .map((screens) => screens.filter(mayOpen))
        .filter((screens) => screens.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The screens that are tabs beside a screen, itself among them. */
export const tabsBeside = (screen: string, mayOpen: MayOpen): string[] =>
  groups
    .flatMap(({ entries }) => entries)
    .find((screens) => screens.includes(screen))
    ?.filter(mayOpen) ?? [];
