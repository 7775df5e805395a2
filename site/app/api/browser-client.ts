import createClient from 'openapi-fetch';
import { lineEnds } from './line-ends';
import type { paths } from './schema';

export const client = createClient<paths>({ baseUrl: '' });

client.use(lineEnds);
