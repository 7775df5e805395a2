import type { DataSource } from 'typeorm';

/** Makes the stored submissions of visitors older, so that repeated ones count as new. */
export async function ageSubmissions(dataSource: DataSource, seconds: number): Promise<void> {
  await dataSource.query(
    'UPDATE recent_submissions SET expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );
}
