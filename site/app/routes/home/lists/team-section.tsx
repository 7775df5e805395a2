import { useTranslation } from 'react-i18next';
import type { TeamMember } from '~/api/client';
import { Member } from '~/components/member/member';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { useOrganization } from '~/organization';
import { HomeList, type HomeRows } from './home-list';
import styles from './team-section.module.css';

export function TeamSection({ team }: { team: HomeRows<TeamMember> }) {
  const { t } = useTranslation('home');
  const { email } = useOrganization();
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
                <li key={member.id}>
                  <Member
                    member={member}
                    email={email}
                    write={(name) => t('team.write', { name })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </HomeList>
    </Section>
  );
}
