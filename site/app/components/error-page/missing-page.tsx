import { Drawing } from '~/illustrations/drawing';
import { LinkButton } from '../button/button';
import { PageHeader } from '../page-header/page-header';
import styles from './error-page.module.css';

interface MissingPageProps {
  title: string;
  text: string;
  /** Where what is missing would have been found. */
  back: { to: string; name: string };
  /** The document gets its title from here, not from the route. */
  named?: boolean;
}

/** Said in place of one thing among many, such as a post or a project, that is not there. */
export function MissingPage({ title, text, back, named = false }: MissingPageProps) {
  return (
    <div className={styles.page}>
      {named ? <title>{title}</title> : null}
      <div>
        <PageHeader title={title} lead={text} />
        <p className={styles.actions}>
          <LinkButton to={back.to}>{back.name}</LinkButton>
        </p>
      </div>
      <Drawing name="fallen-stone" className={styles.drawing} />
    </div>
  );
}
