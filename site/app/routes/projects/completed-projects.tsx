import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '~/api/client';
import { CategoryBadge } from '~/components/badge/category-badge';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { LineIcon } from '~/components/line-icon/line-icon';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './completed-projects.module.css';
import { CardFacts } from './project-facts';
import { ProjectList } from './project-list';

/** Completed projects as smaller stones, laid in courses. */
export function CompletedProjects({ projects }: { projects: Project[] }) {
  return (
    <ProjectList projects={projects} Item={CompletedProject} className={`wall ${styles.list}`} />
  );
}

function CompletedProject({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <article className={styles.project}>
      <CategoryBadge category={project.category} />
      <h3 lang={title.lang}>
        <Link to={`/projects/${project.slug}`} className="stone-link">
          {title.text}
        </Link>
      </h3>
      <p lang={description.lang}>{paragraphs(description.text)[0]}</p>
      {project.euFunded ? <EuFunding size="small" /> : null}
      <CardFacts project={project} />
      <span className={styles.more} aria-hidden>
        <span>{t('more')}</span>
        <LineIcon name="arrow-right" />
      </span>
    </article>
  );
}
