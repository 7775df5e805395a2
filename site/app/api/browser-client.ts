import createClient from 'openapi-fetch';
import { lineEnds } from './line-ends';
import type { paths } from './schema';

export const client = createClient<paths>({ baseUrl: '' });

client.use(lineEnds);

/** Answers texts as they are, for those whose language is known only to who sends them. */
export const plainClient = createClient<paths>({ baseUrl: '' });
