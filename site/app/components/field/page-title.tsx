import { useTranslation } from 'react-i18next';
import { useSiteName } from '~/organization';

/** The title of a page with a form, which says first that something is wrong. */
export function PageTitle({ title, wrong }: { title: string; wrong: boolean }) {
  const { t } = useTranslation();
  const whole = `${title} · ${useSiteName()}`;
  return <title>{wrong ? `${t('form.titlePrefix')} ${whole}` : whole}</title>;
}
