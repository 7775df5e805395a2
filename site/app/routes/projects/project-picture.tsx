import type { Project } from '~/api/client';
import { Icon, projectIcon } from '~/illustrations/icon';
import styles from './project-picture.module.css';

/** Projects 1, 2 and 3 show their fixed picture, others their image. */
export function ProjectPicture({ project, className }: { project: Project; className?: string }) {
  const icon = projectIcon(project.id);
  const frame = [styles.frame, className].filter(Boolean).join(' ');
  if (icon !== undefined) {
    return (
      <div className={`${frame} ${styles[icon]}`}>
        <Icon name={icon} className={styles.icon} />
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={project.imageUrl ?? '/images/projekt-suhozid.svg'}
        alt=""
        width={1200}
        height={675}
        loading="lazy"
      />
    </div>
  );
}
