import { useTranslation } from 'react-i18next';
import type { Project } from '~/api/client';
import { AnchorButton, LinkButton } from '~/components/button/button';
import { PhoneHours } from '~/components/contact-details/contact-details';
import { LineIcon } from '~/components/line-icon/line-icon';
import { contactUrl } from '~/components/quick-exit/exit-parameter';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './project-contact.module.css';

interface ProjectContactProps {
  project: Project;
  /** Whether the page has the quick exit: then nobody else should learn that somebody wrote. */
  exit: boolean;
}

/** After a project: how to talk to the association about it. */
export function ProjectContact({ project, exit }: ProjectContactProps) {
  const { t } = useTranslation('projects');
  const { phone } = useOrganization();
  const call = project.documents.find(({ path }) => /^\/javni-poziv(?:\/|$)/.test(path));
  const texts = exit ? 'talk' : project.icon === 'support' ? 'support' : 'ask';
  return (
    <aside className={`${styles.contact} screen-only`} aria-labelledby="ask">
      <h2 id="ask">{t(`${texts}.title`)}</h2>
      <p>{t(`${texts}.text`)}</p>
      {exit ? (
        <>
          <AnchorButton href={telephoneUrl(phone)} variant="action" className={styles.call}>
            <LineIcon name="phone" />
            <span>{phone}</span>
          </AnchorButton>
          <PhoneHours className={styles.hours} />
          <LinkButton to={contactUrl(true)} variant="quiet">
            {t('talk.button')}
          </LinkButton>
        </>
      ) : (
        <p className={styles.links}>
          {call === undefined ? null : (
            <LinkButton to={call.path} variant="action">
              {t('ask.call')}
            </LinkButton>
          )}{' '}
          <LinkButton to="/contact?project=true" variant={call === undefined ? 'action' : 'quiet'}>
            {t(`${texts}.button`)}
          </LinkButton>
        </p>
      )}
    </aside>
  );
}
