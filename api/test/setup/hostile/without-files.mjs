// Calls an isolated function while this process can open no file, and again when it can. Prints the
// status of the first call and the result of the second one.
import { closeSync, openSync } from 'node:fs';
import { isolated } from '../../../dist/isolation/isolated.js';

const FUNCTIONS = new URL('./hostile-functions.mjs', import.meta.url);
const echo = isolated(FUNCTIONS, 'echo', { seconds: 20, megabytes: 200, heapMegabytes: 64 });
const files = [];
try {
  for (;;) files.push(openSync('/dev/null'));
} catch {
  // The limit is reached.
}
const { status } = await echo('early').catch((error) => error);
for (const file of files) closeSync(file);
console.log(status, await echo('late'));
