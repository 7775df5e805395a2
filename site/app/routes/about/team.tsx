import { useTranslation } from 'react-i18next';
import type { TeamMember } from '~/api/client';
import { Loaded } from '~/components/loaded/loaded';
import { Member } from '~/components/member/member';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
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
                  <Member member={member} write={(name) => t('team.write', { name })} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
