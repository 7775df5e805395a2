import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { tooLong, text, NOT_TEXTS, NOT_MOMENTS, TITLES, SLUG, CATEGORY, IMAGE } from './shared.js';

const RULES: Rule[] = [
  ...TITLES,
  ...SLUG,
  ...CATEGORY,
  ...IMAGE,
  {
    field: 'content',
    values: [undefined, null, '', 'kratko', '   kratko   ', ...NOT_TEXTS],
    hr: 'Sadržaj mora imati barem 10 znakova',
    en: 'Content must have at least 10 characters',
  },
  {
    field: 'contentEn',
    values: [undefined, null, '', 'short', ...NOT_TEXTS],
    hr: 'Engleski sadržaj mora imati barem 10 znakova',
    en: 'English content must have at least 10 characters',
  },
  { field: 'content', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'contentEn', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'author', values: [text(121)], ...tooLong(120) },
  { field: 'author', values: [null, 1], hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'authorPosition', values: [text(121)], ...tooLong(120) },
  {
    field: 'publishDate',
    values: [null, '', ...NOT_MOMENTS],
    hr: 'Datum objave nije ispravan',
    en: 'The publication date is not valid',
  },
  {
    field: 'isPublished',
    values: [null, 'true', 'da', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const ONLY_OF_CHANGES: Rule[] = [
  {
    field: 'textsAgree',
    values: [null, 'true', 'da', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

export const TABLES: RuleTable[] = [
  { name: 'blog', path: '/api/blog', body: blogPostBody, rules: RULES },
  {
    name: 'a changed post',
    path: async ({ dataSource }) => `/api/blog/${(await createBlogPost(dataSource)).id}`,
    method: 'put',
    body: (fields = {}) => fields,
    rules: ONLY_OF_CHANGES,
  },
];
