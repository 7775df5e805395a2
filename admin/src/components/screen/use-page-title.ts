import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Sets the title of the document, beginning with that of the page. */
export function usePageTitle(page: string): void {
  const translate = useTranslate();
  const title = `${page} · ${translate('admin.title')} · ${translate('admin.association')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
