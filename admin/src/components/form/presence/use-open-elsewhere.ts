import { useEffect, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { getAdminSession } from '../../../providers/admin-session';
import {
  reportClosedForm,
  reportOpenForm,
  type OpenElsewhere,
} from '../../../providers/open-forms';

/** The server takes a form for closed 90 seconds after its last report. */
const intervalMs = 30_000;

/**
 * Where else the form of the surrounding record is open. Reports this one while its page is
 * visible; failures are ignored, as the next report follows.
 */
export function useOpenElsewhere(): OpenElsewhere[] {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const [others, setOthers] = useState<OpenElsewhere[]>([]);

  useEffect(() => {
    if (id === undefined) return undefined;
    let isClosed = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    let lastReport = Promise.resolve();
    const report = async () => {
      if (!getAdminSession()) return;
      const all = await reportOpenForm(resource, id).catch(() => undefined);
      if (all && !isClosed) setOthers(all);
    };
    const reportNow = () => {
      lastReport = lastReport.then(report);
    };
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      reportNow();
      timer = setInterval(reportNow, intervalMs);
    };
    const leave = () => {
      if (getAdminSession()) void reportClosedForm(resource, id).catch(() => undefined);
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      // A report under way would open it again.
      void lastReport.then(leave);
    };
  }, [resource, id]);

  return others;
}
