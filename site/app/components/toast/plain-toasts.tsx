import styles from './plain-toasts.module.css';
import type { Toast } from './toast';

/** The messages as they are, where the code that shows them better cannot be fetched. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div role="status" className={styles.place}>
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <p key={id} className={styles.toast}>
            <strong>{title}</strong> {description}
          </p>
        ))}
    </div>
  );
}
