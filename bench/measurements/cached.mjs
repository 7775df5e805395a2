import { compareAnswers } from '../bare.mjs';
import { onServer } from '../server.mjs';

export const title = 'Answers from the cache';
export const about =
  'Requests per second over 20 connections, against a bare `node:http` server that sends the same headers and bytes.';

const KINDS = [
  ['The home page', '/'],
  ['An article', '/blog/terapija-opustanja'],
  ['The list of articles of the API', '/api/blog?published=true'],
];

export const measure = () =>
  onServer(async function* ({ base }) {
    const headers = { 'accept-encoding': 'br' };
    for (const [name, path] of KINDS) {
      yield compareAnswers({ name, base, path, headers, atLeast: 0.6 });
    }
  });
