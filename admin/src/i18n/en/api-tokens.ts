import type { apiTokensHr } from '../hr/api-tokens';

export const apiTokensEn: typeof apiTokensHr = {
  admin: {
    lead: 'Instead of a password, a token gives a program access to what it needs only, such as a town’s calendar to your events.',
    documentation: 'Documentation for programmers',
    list: 'Tokens',
    none: 'There are no tokens yet.',
    new: 'New token',
    name: 'Name',
    nameHelp: 'The program that will use it, such as “Calendar of Knin”.',
    scopes: 'What the program may do',
    scope: {
      'content:read': 'read content (with drafts)',
      'content:write': 'change content (add, edit and delete)',
      'events:read': 'read events (with drafts)',
      'donations:read': 'read donations and payments',
      'statements:import': 'import bank statements',
      'metrics:read': 'read the metrics of the server',
    },
    endsOn: 'Works until',
    endsOnHelp: 'A year at most. Administrators get an email 14 days before the end.',
    create: 'Create token',
    created: {
      title: 'The token “%{name}” was created',
      text: 'Copy it now, and give it to the person who maintains the program. It will not be shown again.',
      done: 'It is saved, hide it',
    },
    copy: 'Copy token',
    createdBy: 'Created by %{name} on %{date}',
    ends: 'Works until %{date}',
    ended: 'Ended on %{date}',
    used: 'Last used on %{date}',
    unused: 'Not used yet',
    revoke: 'Revoke',
    revoked: 'The token was revoked.',
    question: {
      title: 'Revoke the token “%{name}”?',
      text: 'The program that uses it loses its access at once. This cannot be undone.',
    },
  },
  resource: { name: 'Token |||| Tokens' },
};
