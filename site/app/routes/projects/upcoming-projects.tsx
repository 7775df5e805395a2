import { useTranslation } from 'react-i18next';
import type { Project } from '~/api/client';
import { CategoryBadge } from '~/components/badge/category-badge';
import { LinkButton } from '~/components/button/button';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { CardFacts } from './project-facts';
import { ProjectList } from './project-list';
import { ProjectPicture } from './project-picture';
import styles from './upcoming-projects.module.css';

/** Projects in preparation as cards with a dashed border. */
export function UpcomingProjects({ projects }: { projects: Project[] }) {
  return <ProjectList projects={projects} Item={UpcomingProject} className={styles.list} />;
}

function UpcomingProject({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <article className={styles.project}>
      <ProjectPicture project={project} className={styles.picture} />
      <div className={styles.body}>
        <div>
          <CategoryBadge category={project.category} />
        </div>
        <h3 lang={title.lang}>{title.text}</h3>
        <p lang={description.lang} className={styles.description}>
          {paragraphs(description.text)[0]}
        </p>
        {project.euFunded ? <EuFunding size="small" /> : null}
        <CardFacts project={project} />
        <p className={styles.action}>
          <LinkButton to={`/projects/${project.slug}`} variant="quiet">
            <span>{t('learnMore')}</span>
            <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
          </LinkButton>
        </p>
      </div>
    </article>
  );
}
