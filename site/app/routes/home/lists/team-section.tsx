import { useTranslation } from 'react-i18next';
import type { TeamMember } from '~/api/client';
import { Picture } from '~/components/picture/picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { HomeList, type HomeRows } from './home-list';
import styles from './team-section.module.css';

export function TeamSection({ team }: { team: HomeRows<TeamMember> }) {
  const { t } = useTranslation('home');
  return (
    <Section id="team" title={t('team.title')} lead={t('team.lead')}>
      <HomeList
        list={team}
        failed={t('team.failed')}
        skeleton={<SkeletonList count={4} shape="person" />}
      >
        {(members) =>
          members.length === 0 ? (
            <p>{t('team.empty')}</p>
          ) : (
            <ul className={styles.team}>
              {members.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
          )
        }
      </HomeList>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const organization = useOrganization();
  const { name, image, imageUrl } = member;
  const position = localized(member, 'position', language);
  const bio = localized(member, 'bio', language);
  const email = member.email ?? organization.email;
  return (
    <li className={styles.member}>
      {imageUrl === null ? (
        <span className={styles.avatar} aria-hidden>
          {name.charAt(0)}
        </span>
      ) : (
        <Picture
          image={image}
          fallback={imageUrl}
          sizes="6.2rem"
          width={400}
          height={400}
          className={styles.avatar}
        />
      )}
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.position} lang={position.lang}>
        {position.text}
      </p>
      {bio.text === '' ? null : <p lang={bio.lang}>{bio.text}</p>}
      <a
        href={`mailto:${email}`}
        aria-label={t('team.write', { name: `${name}, ${email}` })}
        className={styles.mail}
      >
        {email}
      </a>
    </li>
  );
}
