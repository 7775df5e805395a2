import type { Project } from '~/api/client';
import { RowPicture } from '~/components/picture/row-picture';
import { Icon } from '~/illustrations/icon';
import styles from './project-picture.module.css';

interface ProjectPictureProps {
  project: Project;
  className?: string;
  /** The first picture on the page. */
  eager?: boolean;
}

/** Projects with an icon show it, others their image. */
export function ProjectPicture({ project, className, eager = false }: ProjectPictureProps) {
  const { icon } = project;
  const frame = [styles.frame, className].filter(Boolean).join(' ');
  if (icon !== 'none') {
    return (
      <div className={`${frame} ${styles[icon]}`}>
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
