import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useLocaleState,
  useNotify,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { SUMMARY } from '../../providers/data-provider';
import { post } from '../../providers/http-client';
import { outcomeOf, type Unchanged } from '../form/outcome';
import { useTrashedMessage } from '../form/trashed-message';
import { rowName } from '../inputs/row-name';
import { bulkActions, type BulkAction } from './actions';
import { useSelection } from './selection';

/** Rows of one request: few enough to show progress, many enough to be fast. */
const rowsPerRequest = 250;
/** Rows of one request when all that match are selected, and at most this many requests. */
const rowsPerSelection = 1000;
const maxSelections = 10;
/** Unchanged rows that are named; the others are counted. */
const maxNamed = 100;

export interface Failure extends Unchanged {
  name: string;
}

interface Progress {
  done: number;
  total: number;
}

const isNumber = (id: unknown): id is number => typeof id === 'number';

/** Executes actions on the selected rows of the surrounding list. */
export function useBulkAction(onDone: () => void) {
  const resource = useResourceContext() ?? '';
  const selection = useSelection();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyTrashed = useTrashedMessage(resource);
  const refresh = useRefresh();
  const [locale] = useLocaleState();
  const { filterValues, sort } = useListContext<RaRecord<number>>();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<Failure[]>([]);

  const fail = (error: unknown) => {
    const message = error instanceof Error ? error.message : '';
    notify(message || 'admin.status.notChanged', { type: 'error' });
  };

  const report = (action: BulkAction, changed: readonly number[]) => {
    if (action === 'trash') {
      notifyTrashed(changed);
      return;
    }
    const messageArgs = { smart_count: changed.length };
    notify(`admin.bulk.done.${action}`, { type: 'success', messageArgs });
  };

  const named = async (failed: Unchanged[]): Promise<Failure[]> => {
    const shown = failed.slice(0, maxNamed);
    const { data } = await dataProvider.getList<RaRecord<number>>(resource, {
      filter: { id: shown.map(({ id }) => id) },
      pagination: { page: 1, perPage: maxNamed },
      sort: { field: 'id', order: 'ASC' },
      meta: SUMMARY,
    });
    const names = new Map(data.map((record) => [record.id, rowName(record, locale)]));
    return failed.map((one) => ({ ...one, name: names.get(one.id) ?? String(one.id) }));
  };

  const run = async (action: BulkAction) => {
    const ids = [...(selection?.ids ?? [])];
    const failed: Unchanged[] = [];
    let done = 0;
    setProgress({ done, total: ids.length });
    try {
      while (done < ids.length) {
        const next = ids.slice(done, done + rowsPerRequest);
        const body = { action: bulkActions[action].api, ids: next };
        failed.push(...outcomeOf(await post(`${resource}/bulk`, body)).failed);
        done += next.length;
        setProgress({ done, total: ids.length });
      }
      const unchanged = new Set(failed.map(({ id }) => id));
      const changed = ids.filter((id) => !unchanged.has(id));
      if (changed.length > 0) report(action, changed);
      if (failed.length > 0) setFailures(await named(failed));
    } catch (error) {
      fail(error);
    } finally {
      // What was not changed, or not reached, stays selected.
      selection?.select(failed.map(({ id }) => id).concat(ids.slice(done)));
      setProgress(undefined);
      refresh();
      onDone();
    }
  };

  const selectAll = async () => {
    const all: number[] = [];
    setProgress({ done: 0, total: 0 });
    try {
      for (let page = 1; page <= maxSelections; page += 1) {
        const { data, total = 0 } = await dataProvider.getList(resource, {
          filter: filterValues,
          pagination: { page, perPage: rowsPerSelection },
          sort,
          meta: SUMMARY,
        });
        all.push(...data.map(({ id }) => id).filter(isNumber));
        if (all.length >= total || data.length === 0) break;
      }
      selection?.select(all);
    } catch (error) {
      fail(error);
    } finally {
      setProgress(undefined);
    }
  };

  return { run, selectAll, progress, failures, closeFailures: () => setFailures([]) };
}
