/** The key of an advisory lock: an arbitrary number that nothing else in the database uses. */
export const BACKUP_LOCK = 7_301_403;

/** An SQL condition: some process makes or restores a backup. */
export const BACKUP_LOCK_IS_HELD = `EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${BACKUP_LOCK}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
