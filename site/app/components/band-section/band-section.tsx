import { useId, type ComponentProps, type ReactNode } from 'react';
import { Drawing } from '~/illustrations/drawing';
import { Section } from '../section/section';
import styles from './band-section.module.css';

interface BandSectionProps {
  title: string;
  drawing: ComponentProps<typeof Drawing>['name'];
  id?: string;
  children: ReactNode;
}

/** A section on a coloured band: a heading and its content beside a drawing in a round frame. */
export function BandSection({ title, drawing, id, children }: BandSectionProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} tone="band">
      <div className={styles.columns}>
        <Drawing name={drawing} className={styles.drawing} />
        <div>
          <h2 id={headingId}>{title}</h2>
          {children}
        </div>
      </div>
    </Section>
  );
}
