import { useTranslation } from 'react-i18next';
import type { PublicCall } from '~/api/client';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { Mark } from '~/components/mark/mark';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './signature.module.css';

/** The stamp, the signature and, where it co-funds the call, the European Union. */
export function Signature({ call, funded }: { call: PublicCall; funded: boolean }) {
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
          <span>{t('signature')}</span>
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
      {funded ? (
        <footer className={styles.funding}>
          <EuFunding size="large">{t('funding.fund')}</EuFunding>
          <p className={styles.disclaimer}>{t('funding.responsible', { name })}</p>
        </footer>
      ) : null}
    </>
  );
}
