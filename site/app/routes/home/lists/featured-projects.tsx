import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { beginningOf } from 'shared/excerpt';
import { CategoryBadge } from '~/components/badge/category-badge';
import { LinkButton } from '~/components/button/button';
import { Card, CardGrid } from '~/components/card/card';
import { RowPicture } from '~/components/picture/row-picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/illustrations/icon';
import styles from './featured-projects.module.css';
import { HomeList, type HomeRows } from './home-list';
import type { ShownProject } from './shown-rows';

const excerptLength = 120;
const outlines = [1, 2, 3] as const;

export function FeaturedProjects({ projects }: { projects: HomeRows<ShownProject> }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="projects"
      title={t('projects.title')}
      lead={t('projects.lead')}
      action={
        <LinkButton to="/projects" variant="quiet">
          {t('projects.all')}
        </LinkButton>
      }
    >
      <HomeList list={projects} failed={t('projects.failed')} skeleton={<SkeletonList count={3} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>
              <Link to="/projects">{t('projects.empty')}</Link>
            </p>
          ) : (
            <div className={styles.projects}>
              <CardGrid>
                {loaded.slice(0, 3).map((project, position) => (
                  <ProjectCard
                    key={project.id}
                    project={project}
                    outline={outlines[position % outlines.length] ?? 1}
                  />
                ))}
              </CardGrid>
            </div>
          )
        }
      </HomeList>
    </Section>
  );
}

function ProjectCard({ project, outline }: { project: ShownProject; outline: 1 | 2 | 3 }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <Card
      title={title.text}
      lang={title.lang}
      to={`/projects/${project.slug}`}
      outline={outline}
      media={<ProjectPicture project={project} />}
      before={<CategoryBadge category={project.category} />}
      more={t('projects.more')}
    >
      <p lang={description.lang}>{beginningOf(description.text, excerptLength)}</p>
    </Card>
  );
}

function ProjectPicture({ project }: { project: ShownProject }) {
  const { icon } = project;
  if (icon !== 'none') {
    return (
      <div className={`${styles.picture} ${styles[icon]}`}>
        <Icon name={icon} className={styles.icon} />
      </div>
    );
  }
  return <RowPicture row={project} sizes="(min-width: 60em) 24rem, 100vw" />;
}
