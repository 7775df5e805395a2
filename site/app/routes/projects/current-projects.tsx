import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '~/api/client';
import { Badge } from '~/components/badge/badge';
import { paragraphs } from '~/components/prose/prose';
import { categoryName, categoryTone } from '~/i18n/category';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { ProjectFacts } from './project-facts';
import { ProjectPicture } from './project-picture';
import styles from './projects.module.css';

/** Current projects: large slabs, one under the other. */
export function CurrentProjects({ projects }: { projects: Project[] }) {
  return (
    <ul className={styles.slabs}>
      {projects.map((project) => (
        <li key={project.id}>
          <Slab project={project} />
        </li>
      ))}
    </ul>
  );
}

function Slab({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  const to = `/projects/${project.slug}`;
  return (
    <article className={styles.slab}>
      <ProjectPicture project={project} className={styles.slabPicture} />
      <div className={styles.slabBody}>
        <div>
          <Badge tone={categoryTone(project.category)}>
            {categoryName(project.category, language)}
          </Badge>
        </div>
        <h3 className={styles.slabTitle} lang={title.lang}>
          <Link to={to}>{title.text}</Link>
        </h3>
        <p lang={description.lang}>{paragraphs(description.text)[0]}</p>
        <p>
          <Link to={to} className={styles.more}>
            {t('more')}
            <span className="visually-hidden" lang={title.lang}>{`: ${title.text}`}</span>
          </Link>
        </p>
      </div>
      <div className={styles.slabFacts}>
        <ProjectFacts project={project} />
      </div>
    </article>
  );
}
