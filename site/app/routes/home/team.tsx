import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import { useOrganization } from '~/organization';
import styles from './team.module.css';

const members = ['president', 'vicePresident', 'managerFemale', 'managerMale'] as const;

export function Team() {
  const { t } = useTranslation('home');
  const { email } = useOrganization();
  return (
    <Section id="team" title={t('team.title')} lead={t('team.lead')}>
      <ul className={styles.team}>
        {members.map((member) => {
          const name = t(`team.${member}.name`);
          return (
            <li key={member} className={styles.member}>
              <span className={styles.avatar} aria-hidden>
                {name.charAt(0)}
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.position}>{t(`team.${member}.position`)}</p>
              <p>{t(`team.${member}.bio`)}</p>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(name)}`}
                className={styles.mail}
              >
                {email}
                <span className="visually-hidden">{` (${name})`}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
