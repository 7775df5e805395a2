import { useTranslation } from 'react-i18next';
import { Button } from '~/components/button/button';
import { useLanguage } from '~/i18n/use-language';
import { telephoneAddress, useOrganization } from '~/organization';
import styles from './public-call.module.css';

const files = {
  hr: {
    form: '/documents/obrazac-iskaz-interesa.pdf',
    flyer: '/documents/letak-zazeli.pdf',
  },
  en: {
    form: '/documents/expression-of-interest-form.pdf',
    flyer: '/documents/leaflet-zazeli.pdf',
  },
} as const;

/** What one needs beside the letter: the form, the flyer, a printout, somebody to ask. */
export function Tools() {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const { phone } = useOrganization();
  return (
    <aside className={`${styles.tools} screen-only`} aria-labelledby="call-tools">
      <h2 id="call-tools" className={styles.toolsTitle}>
        {t('tools.title')}
      </h2>
      <ul className={styles.files}>
        {(['form', 'flyer'] as const).map((file) => (
          <li key={file}>
            <a href={files[language][file]}>
              {t(`tools.${file}`)} <span className={styles.kind}>{`(${t('tools.pdf')})`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="needs-scripts">
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {t('tools.print')}
        </Button>
      </p>
      <p className={styles.ask}>
        {t('tools.ask')}
        <a href={telephoneAddress(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    </aside>
  );
}
