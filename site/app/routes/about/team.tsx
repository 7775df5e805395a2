import { useTranslation } from 'react-i18next';
import type { TeamMember } from '~/api/client';
import { Loaded } from '~/components/loaded/loaded';
import { Picture } from '~/components/picture/picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './team.module.css';

const skeletons = 4;

export function Team({ team }: { team: TeamMember[] | Promise<TeamMember[]> }) {
  const { t } = useTranslation('about');
  return (
    <Section id="team" title={t('team.title')} lead={t('team.lead')}>
      <Loaded data={team} skeleton={<SkeletonList count={skeletons} shape="person" />}>
        {(members) =>
          members.length === 0 ? (
            <p>{t('team.empty')}</p>
          ) : (
            <ul className={styles.team}>
              {members.map((member) => (
                <li key={member.id}>
                  <Member member={member} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const position = localized(member, 'position', language);
  const bio = localized(member, 'bio', language);
  return (
    <article className={styles.member}>
      {member.imageUrl === null ? (
        <span className={styles.portrait} aria-hidden>
          {member.name.charAt(0)}
        </span>
      ) : (
        <Picture
          image={member.image}
          fallback={member.imageUrl}
          sizes="9rem"
          width={400}
          height={400}
          className={styles.portrait}
        />
      )}
      <div className={styles.details}>
        <h3>{member.name}</h3>
        <p className={styles.position} lang={position.lang}>
          {position.text}
        </p>
        {bio.text === '' ? null : <p lang={bio.lang}>{bio.text}</p>}
        {member.email === null ? null : (
          <p>
            <a
              href={`mailto:${member.email}`}
              aria-label={t('team.write', { name: `${member.name}, ${member.email}` })}
              className={styles.mail}
            >
              {member.email}
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
