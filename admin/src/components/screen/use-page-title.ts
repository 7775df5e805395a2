import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Sets the document's title: the page first, then the panel. */
export function usePageTitle(page: string): void {
  const translate = useTranslate();
  const title = `${page} · ${translate('admin.title')} · ${translate('admin.association')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
