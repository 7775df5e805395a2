import type { DataSource } from 'typeorm';

/** Makes what visitors sent so many seconds older, as far as repeats of it are concerned. */
export async function letTimePass(dataSource: DataSource, seconds: number): Promise<void> {
  await dataSource.query(
    'UPDATE recent_submissions SET expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );
}
