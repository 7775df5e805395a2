import { fieldsOf } from 'shared/is-record';

/** A row that an action did not change, and why. */
export interface Unchanged {
  id: number;
  reason: string;
}

/** How many rows an action changed, and which it did not, as the API answers. */
export function outcomeOf(json: unknown): { done: number; failed: Unchanged[] } {
  const { done, failed } = fieldsOf(json);
  return {
    done: Array.isArray(done) ? done.length : 0,
    failed: (Array.isArray(failed) ? failed : []).map((one: unknown) => {
      const { id, reason } = fieldsOf(one);
      return { id: Number(id), reason: String(reason) };
    }),
  };
}
