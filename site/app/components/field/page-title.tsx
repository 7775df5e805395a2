import { useTranslation } from 'react-i18next';
import { useSiteName } from '~/organization';

interface PageTitleProps {
  title: string;
  /** Whether the form on the page has errors; the title begins with that then. */
  invalid: boolean;
}

/** The document title of a page with a form. */
export function PageTitle({ title, invalid }: PageTitleProps) {
  const { t } = useTranslation();
  const fullTitle = `${title} · ${useSiteName()}`;
  return <title>{invalid ? `${t('form.titlePrefix')} ${fullTitle}` : fullTitle}</title>;
}
