import { expect, it } from '@jest/globals';
import { FIRST_STEPS, gapsOf, openSteps, type FirstStep, type SetUp } from './first-steps.js';

const settings = {
  name: 'Udruga',
  street: 'Ulica 1',
  iban: 'HR1210010051863000160',
  phone: '+385 1 555 0100',
  homeImageUrl: null,
  effectOf10: null,
  effectOf20: null,
  effectOf50: null,
  effectOf100: null,
  firstStepsHidden: false,
};
const installed: SetUp = {
  settings,
  installed: settings,
  users: 1,
  mails: 'files',
  hasPost: false,
};
const changed = (fields: Partial<SetUp['settings']>): Partial<SetUp> => ({
  settings: { ...settings, ...fields },
});

const DONE: Record<FirstStep, Partial<SetUp>> = {
  name: changed({ name: 'Udruga Bura', street: 'Riva 1' }),
  account: { requestedIban: 'HR1723600001101234565' },
  phone: changed({ phone: '+385 22 555 123' }),
  picture: changed({ homeImageUrl: '/media/a.webp' }),
  effects: changed({ effectOf50: 'Radionica za deset roditelja' }),
  person: { users: 2 },
  mail: { mails: 'smtp' },
  post: { hasPost: true },
};

it('All steps are open in a new installation, and none once they are hidden', () => {
  expect(openSteps(installed)).toEqual(FIRST_STEPS);
  expect(openSteps({ ...installed, ...changed({ firstStepsHidden: true }) })).toEqual([]);
});

it('What visitors miss is asked for once, in the steps or after them', () => {
  const missing = { ...settings, financialReportUrl: null };
  expect(gapsOf(missing, FIRST_STEPS)).toEqual(['report']);
  expect(gapsOf(missing, [])).toEqual(['effects', 'picture', 'report']);
  const filled = { effectOf20: 'Put', homeImageUrl: '/media/a.webp', financialReportUrl: '/a.pdf' };
  expect(gapsOf({ ...missing, ...filled }, [])).toEqual([]);
});

it.each(FIRST_STEPS)('The step %s is done with what it fills', (step) => {
  const others = FIRST_STEPS.filter((other) => other !== step);
  expect(openSteps({ ...installed, ...DONE[step] })).toEqual(others);
});
