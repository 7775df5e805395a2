import type { healthHr } from '../hr/health';

export const healthEn: typeof healthHr = {
  admin: {
    lead: 'Whether the site works as it should, and what to do if not. It is checked every 15 minutes.',
    checkedAt: 'Last check: %{date}',
    checkNow: 'Check now',
    checking: 'The check takes some seconds…',
    checked: 'Checked',
    stale: 'The checks have not run for a while, so this may no longer hold. Restart the site.',
    all: {
      ok: 'All is well.',
      warning: 'Something needs attention.',
      error: 'Something needs attention today.',
    },
    levels: { ok: 'OK', warning: 'Attention', error: 'Urgent', unknown: 'Not checked' },
    advice: 'What to do',
    lines: 'Checks',
  },
  resource: { name: 'State of the site |||| State of the site' },
};
