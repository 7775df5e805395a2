import { test as base } from '../../../testing/fixtures';

export { expect } from '../../../testing/fixtures';

interface Fixtures {
  /** Deletes what earlier tests typed and did not save, which forms would offer. */
  noUnsavedWork: undefined;
}

/** The tests' `test` with the administrator already signed in. */
export const test = base.extend<Fixtures>({
  storageState: ({ session }, use) => use(session.storage),

  noUnsavedWork: [
    async ({ api }, use) => {
      const forms: { resource: string; record: string }[] = await (
        await api.get('/api/autosaves')
      ).json();
      const paths = forms.map(({ resource, record }) => `/api/autosaves/${resource}/${record}`);
      await Promise.all(paths.map((path) => api.delete(path)));
      await use(undefined);
    },
    { auto: true },
  ],
});
