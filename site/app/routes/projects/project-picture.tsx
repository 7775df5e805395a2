import type { Project } from '~/api/client';
import { RowPicture } from '~/components/picture/row-picture';
import { Icon } from '~/illustrations/icon';
import styles from './project-picture.module.css';

interface ProjectPictureProps {
  project: Project;
  className?: string;
  /** Whether it is the first picture on the page, which loads immediately. */
  eager?: boolean;
}

/** The icon of a project, or its picture if it has no icon. */
export function ProjectPicture({ project, className, eager = false }: ProjectPictureProps) {
  const { icon } = project;
  const frame = [styles.frame, className].filter(Boolean).join(' ');
  if (icon !== 'none') {
    return (
      <div className={`${frame} ${styles.ofIcon}`}>
        <Icon name={icon} className={styles.icon} />
      </div>
    );
  }
  return (
    <div className={frame}>
      <RowPicture row={project} sizes="(min-width: 60em) 36rem, 100vw" eager={eager} />
    </div>
  );
}
