import { useTranslation } from 'react-i18next';
import type { PublicCall } from '~/api/client';
import { Mark } from '~/components/mark/mark';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import styles from './signature.module.css';

/** The stamp, the signature and, where there is one, the funder. */
export function Signature({ call }: { call: PublicCall }) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const name = useOrganization().name[language];
  const signatory = localized(call, 'signatory', language);
  return (
    <>
      <div className={styles.signature}>
        <div className={styles.stamp} aria-hidden>
          <Mark className={styles.stampMark} />
        </div>
        <p>
          {t('signature')}
          {signatory.text === '' ? null : (
            <>
              <br />
              <span className={styles.name} lang={signatory.lang}>
                {signatory.text}
              </span>
            </>
          )}
        </p>
      </div>
      {call.euFunded ? (
        <footer className={styles.funding}>
          <Drawing name="eu-flag" title={t('funding.emblem')} className={styles.flag} />
          <p>
            <strong>{t('funding.line')}</strong>
            <br />
            {t('funding.fund')}
          </p>
          <p className={styles.disclaimer}>{t('funding.responsible', { name })}</p>
        </footer>
      ) : null}
    </>
  );
}
