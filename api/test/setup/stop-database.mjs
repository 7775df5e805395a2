import { rm } from 'node:fs/promises';

export default async function stopTestDatabase() {
  const { dataDir, stop } = globalThis.testDatabase;
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
