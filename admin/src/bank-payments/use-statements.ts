import { useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { useFileQueue, type QueuedFile } from '../components/upload/use-file-queue';
import { apiUrl, httpClient } from '../providers/http-client';

export type Imported = Schemas['ImportedDto'];
export type StatementFile = QueuedFile<Imported>;

const maxBytes = 20 * 1024 * 1024;

/** Imports statements, one after the other, and collects the outcomes. */
export function useStatements() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return useFileQueue<Imported>(async (file) => {
    if (file.size > maxBytes) return { error: translate('admin.bank-payments.imported.tooBig') };
    const body = new FormData();
    body.append('file', file);
    try {
      const { json } = await httpClient(`${apiUrl}/bank-payments/import`, { method: 'POST', body });
      refresh();
      return { result: json };
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      await logoutIfAccessDenied(error);
      return { error: message || translate('admin.bank-payments.imported.failed') };
    }
  });
}
