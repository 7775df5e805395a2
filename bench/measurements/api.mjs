import { compareAnswers } from '../bare.mjs';
import { onServer, signIn } from '../server.mjs';

export const title = 'Answers of the API without the cache';
export const about =
  'Requests per second over 20 connections, against a bare `node:http` server that sends the same headers and bytes. Answers to administrators are never cached; a visitor’s query is cached from its second request on.';

let count = 0;

/** Another query each time, for the same response. */
const numbered = (path) => `${path}&n=${count++}`;

/** Another search each time: a word that articles contain, and one that none contains. */
const searched = (path) => `${path}%20${(count++).toString(36)}xq`;

/** Paths, and how a visitor changes them each time; an administrator requests the others. */
const KINDS = [
  ['A list of articles', '/api/blog?range=%5B0,9%5D'],
  ['An article by its slug', '/api/blog/terapija-opustanja'],
  ['A list of messages', '/api/contact?range=%5B0,24%5D'],
  ['A list of articles, as a visitor', '/api/blog?range=%5B0,9%5D', numbered],
  ['Random searches of articles, as a visitor', '/api/blog?q=opustanje', searched],
];

export const measure = () =>
  onServer(async function* ({ base }) {
    const cookie = await signIn(base);
    for (const [name, path, changed] of KINDS) {
      const headers = changed ? {} : { cookie };
      yield compareAnswers({ name, base, path, headers, changed, atLeast: 0.04 });
    }
  });
