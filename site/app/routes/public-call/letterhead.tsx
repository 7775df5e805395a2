import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, isoDate } from 'shared/croatian-time';
import { addressLine } from '~/components/contact-details/address-line';
import { Mark } from '~/components/mark/mark';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { telephoneUrl, useOrganization } from '~/organization';
import type { CallPage } from './call-page';
import { nonBreaking } from './facts';
import styles from './letterhead.module.css';

export function Letterhead({ call, project }: Pick<CallPage, 'call' | 'project'>) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const subject = localized(call, 'subject', language);
  const { coastalAddress, email, name, phone, taxId } = useOrganization();
  return (
    <>
      <div className={styles.head}>
        <div className={styles.sender}>
          <Mark className={styles.mark} />
          <p>
            <strong>{name[language]}</strong>
            <br />
            <span>{addressLine(coastalAddress[language])}</span>
            <br />
            <a href={telephoneUrl(phone)}>{nonBreaking(phone)}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <span>{`${t('taxId')}: `}</span>
            <span className="digits">{taxId}</span>
          </p>
        </div>
        <ProjectMark call={call} project={project} />
      </div>
      <p className={styles.date}>
        <span>{t('place')}</span>
        {call.opensAt === null ? null : (
          <>
            <span>, </span>
            <time dateTime={isoDate(call.opensAt)}>
              {nonBreaking(formatDate(call.opensAt, language))}
            </time>
          </>
        )}
      </p>
      <h1 id="call" className={styles.title}>
        <span>{t('heading')}</span>{' '}
        <span className={styles.subject} lang={subject.lang}>
          {subject.text}
        </span>
      </h1>
    </>
  );
}

/** The mark of the project Zaželi, or the name of another project. */
function ProjectMark({ call, project }: Pick<CallPage, 'call' | 'project'>) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  if (call.letterhead === 'zazeli') {
    return (
      <div className={styles.project}>
        <Drawing name="zazeli-mark" title={t('projectMark')} className={styles.projectMark} />
        <p className={styles.projectName}>{t('project')}</p>
      </div>
    );
  }
  if (project === null) return null;
  const title = localized(project, 'title', language);
  return (
    <p className={styles.projectName}>
      <Link to={`/projects/${project.slug}`} lang={title.lang}>
        {title.text}
      </Link>
    </p>
  );
}
