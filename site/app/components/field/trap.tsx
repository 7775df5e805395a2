import styles from './field.module.css';

/** A field that people leave empty because they do not see it, and robots fill. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden>
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
    </div>
  );
}
