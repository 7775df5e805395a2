import { test as base } from '../../../testing/fixtures';

export { expect } from '../../../testing/fixtures';

/** The tests' `test` with the administrator already signed in. */
export const test = base.extend({
  storageState: ({ session }, use) => use(session.storage),
});
