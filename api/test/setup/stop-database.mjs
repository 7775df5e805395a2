import { rm } from 'node:fs/promises';

// eslint-disable-next-line import-x/no-default-export -- jest calls the default export
export default async function stopTestDatabase() {
  const { dataDir, stop } = globalThis.testDatabase;
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
