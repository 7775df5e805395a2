import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { beginningOf } from 'shared/excerpt';
import { CategoryBadge } from '~/components/badge/category-badge';
import { LinkButton } from '~/components/button/button';
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
            <ul className={`wall ${styles.projects}`}>
              {loaded.slice(0, 3).map((project) => (
                <li key={project.id}>
                  <ProjectStone project={project} />
                </li>
              ))}
            </ul>
          )
        }
      </HomeList>
    </Section>
  );
}

function ProjectStone({ project }: { project: ShownProject }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <article className={styles.project}>
      <div className={styles.picture}>
        {project.icon === 'none' ? (
          <RowPicture row={project} sizes="(min-width: 60em) 30rem, 40vw" />
        ) : (
          <Icon name={project.icon} className={styles.icon} />
        )}
      </div>
      <CategoryBadge category={project.category} />
      <h3 lang={title.lang}>{title.text}</h3>
      <p lang={description.lang}>{beginningOf(description.text, excerptLength)}</p>
      <Link to={`/projects/${project.slug}`} className={`stone-link ${styles.link}`}>
        <span>{t('projects.more')}</span>
        <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
      </Link>
    </article>
  );
}
