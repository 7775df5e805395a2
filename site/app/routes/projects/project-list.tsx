import type { ComponentType } from 'react';
import type { Project } from '~/api/client';

interface ProjectListProps {
  projects: Project[];
  Item: ComponentType<{ project: Project }>;
  className: string | undefined;
}

/** A list of projects, each shown by the given component. */
export function ProjectList({ projects, Item, className }: ProjectListProps) {
  return (
    <ul className={className}>
      {projects.map((project) => (
        <li key={project.id}>
          <Item project={project} />
        </li>
      ))}
    </ul>
  );
}
