// Builds what is out of date, then runs the server in this process.
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
buildIfChanged('The build failed; the server was not started.');

process.env.NODE_ENV ??= 'production';
await import('../api/dist/bundle/main.js');
