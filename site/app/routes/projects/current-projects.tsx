import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '~/api/client';
import { CategoryBadge } from '~/components/badge/category-badge';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './current-projects.module.css';
import { CardFacts } from './project-facts';
import { ProjectList } from './project-list';
import { ProjectPicture } from './project-picture';

/** Current projects as slabs of a wall, one below the other. */
export function CurrentProjects({ projects }: { projects: Project[] }) {
  return (
    <ProjectList projects={projects} Item={CurrentProject} className={`wall ${styles.list}`} />
  );
}

function CurrentProject({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  const to = `/projects/${project.slug}`;
  return (
    <article className={styles.project}>
      <ProjectPicture project={project} className={styles.picture} />
      <div className={styles.body}>
        <CategoryBadge category={project.category} />
        <h3 className={styles.title} lang={title.lang}>
          <Link to={to}>{title.text}</Link>
        </h3>
        <p lang={description.lang}>{paragraphs(description.text)[0]}</p>
        {project.euFunded ? <EuFunding size="small" /> : null}
        <CardFacts project={project} />
        <p>
          <Link to={to} className={styles.more}>
            <span>{t('more')}</span>
            <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
