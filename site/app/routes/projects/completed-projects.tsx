import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categoryTone } from 'shared/category-tone';
import type { Project } from '~/api/client';
import { CategoryBadge } from '~/components/badge/category-badge';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { LineIcon } from '~/components/line-icon/line-icon';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './completed-projects.module.css';
import { ProjectFacts } from './project-facts';
import { ProjectList } from './project-list';

/** Completed projects as small cards in rows. */
export function CompletedProjects({ projects }: { projects: Project[] }) {
  return <ProjectList projects={projects} Item={CompletedProject} className={styles.list} />;
}

function CompletedProject({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <article className={`${styles.project} ${styles[categoryTone(project.category)]}`}>
      <div className={styles.category}>
        <CategoryBadge category={project.category} />
      </div>
      <h3 lang={title.lang}>
        <Link to={`/projects/${project.slug}`}>{title.text}</Link>
      </h3>
      <p lang={description.lang}>{paragraphs(description.text)[0]}</p>
      <div>
        {project.euFunded ? <EuFunding size="small" /> : null}
        <ProjectFacts project={project} />
      </div>
      <span className={styles.more} aria-hidden>
        {t('more')}
        <LineIcon name="arrow-right" />
      </span>
    </article>
  );
}
