import { useTranslation } from 'react-i18next';
import { telephoneUrl, useOptionalOrganization } from '~/organization';
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar';
import { CachedPart } from '../cached-part/cached-part';
import { LineIcon } from '../line-icon/line-icon';
import { LanguageLinks } from './language-links';
import styles from './utility-bar.module.css';

/** Telephone, display and language, above the name of the association. */
export function UtilityBar() {
  const { t } = useTranslation();
  const phone = useOptionalOrganization()?.phone;
  return (
    <div className={`${styles.bar} screen-only`}>
      <div className={styles.inner}>
        {phone === undefined ? null : (
          <a href={telephoneUrl(phone)} className={styles.call}>
            <LineIcon name="phone" />
            <span className={styles.question}>{`${t('navigation.talk')} `}</span>
            <span className={styles.verb}>{`${t('navigation.call')} `}</span>
            <span className={styles.number}>{phone}</span>
          </a>
        )}{' '}
        <CachedPart name="display">
          <AccessibilityBar />
        </CachedPart>
        <LanguageLinks />
      </div>
    </div>
  );
}
