import { Drawing } from '~/illustrations/drawing';
import { LinkButton } from '../button/button';
import { PageHeader } from '../page-header/page-header';
import styles from './error-page.module.css';

interface MissingPageProps {
  title: string;
  text: string;
  /** The list that the missing item would be in. */
  back: { to: string; name: string };
  /** Whether this component sets the document title, instead of the route's meta. */
  named?: boolean;
}

/** Shown instead of an item, such as a post or a project, that does not exist. */
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
