import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';

import type { components } from '../api/schema';
import { apiUrl, httpClient } from '../providers/http-client';

export type Imported = components['schemas']['ImportedDto'];

export interface StatementFile {
  key: number;
  name: string;
  /** What became of it. */
  imported?: Imported;
  /** Why nothing of it was imported. */
  fault?: string;
}

const maxBytes = 20 * 1024 * 1024;

/** Imports statements, one after the other, and knows what became of each. */
export function useStatements() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [files, setFiles] = useState<StatementFile[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());

  const send = async (file: File): Promise<Omit<StatementFile, 'key' | 'name'>> => {
    if (file.size > maxBytes) return { fault: translate('admin.bank-payments.imported.tooBig') };
    const body = new FormData();
    body.append('file', file);
    try {
      const { json } = await httpClient(`${apiUrl}/bank-payments/import`, { method: 'POST', body });
      return { imported: json };
    } catch (error) {
      const fault = error instanceof Error ? error.message : '';
      await logoutIfAccessDenied(error);
      return { fault: fault || translate('admin.bank-payments.imported.failed') };
    }
  };

  const add = (chosen: Iterable<File>) => {
    for (const file of chosen) {
      count.current += 1;
      const key = count.current;
      setFiles((all) => [...all, { key, name: file.name }]);
      queue.current = queue.current.then(async () => {
        const news = await send(file);
        setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));
        if (news.imported) refresh();
      });
    }
  };

  return { files, add, forget: () => setFiles([]) };
}
