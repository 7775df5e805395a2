import simpleRestProvider from 'ra-data-simple-rest';

import { apiUrl, httpClient } from './http-client';

export const dataProvider = simpleRestProvider(apiUrl, httpClient);
