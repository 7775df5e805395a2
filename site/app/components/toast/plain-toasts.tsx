import styles from './plain-toasts.module.css';
import type { Toast } from './toast';

/** The messages as plain text, where the code of `ToastRegion` cannot be fetched. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div role="status" className={styles.region}>
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <p key={id} className={styles.toast}>
            <strong>{title}</strong> <span>{description}</span>
          </p>
        ))}
    </div>
  );
}
