// Builds what is out of date, then runs the server in a process of its own, so that an update can
// stop it and start the next version while whatever ran `npm start` notices nothing.
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.mjs';
import { superviseServer } from './update/supervise-server.mjs';
import { putBackInterrupted } from './update/tree.mjs';

const parent = process.ppid;
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
putBackInterrupted(root);
buildIfChanged('The build failed; the server was not started.');
superviseServer(root, parent);
