import { CreateBlogPostDto } from '../../src/blog/dto/blog-post.dto.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { derivedRules } from './derived.js';
import type { Rule, RuleTable } from './rule-table.js';

/** The messages of the specification; all others are derived from the DTO. */
const SPECIFIED: Rule[] = [
  {
    field: 'title',
    values: ['ab'],
    hr: 'Naslov mora imati barem 3 znaka',
    en: 'Title must have at least 3 characters',
  },
  {
    field: 'titleEn',
    values: ['ab'],
    hr: 'Engleski naslov mora imati barem 3 znaka',
    en: 'English title must have at least 3 characters',
  },
  {
    field: 'slug',
    values: ['ab'],
    hr: 'Slug mora imati barem 3 znaka',
    en: 'Slug must have at least 3 characters',
  },
  {
    field: 'content',
    values: ['kratko'],
    hr: 'Sadržaj mora imati barem 10 znakova',
    en: 'Content must have at least 10 characters',
  },
  {
    field: 'contentEn',
    values: ['short'],
    hr: 'Engleski sadržaj mora imati barem 10 znakova',
    en: 'English content must have at least 10 characters',
  },
];

const RULES = [...SPECIFIED, ...derivedRules(CreateBlogPostDto)];

const CHANGE_RULES: Rule[] = [
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
    rules: CHANGE_RULES,
  },
];
