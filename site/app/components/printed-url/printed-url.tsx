import { useRouteLoaderData } from 'react-router';
import styles from './printed-url.module.css';

interface PrintedUrlProps {
  /** Before the URL. */
  label: string;
  path: string;
}

/** The URL of a page, shown in print only. */
export function PrintedUrl({ label, path }: PrintedUrlProps) {
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  return <p className={styles.source}>{`${label} ${origin}${path}`}</p>;
}
