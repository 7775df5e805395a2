import { randomUUID } from 'node:crypto';
import { blogPostBody, createBlogPost } from '../../../factories/blog-post.factory.js';
import { createDocument, documentBody } from '../../../factories/document.factory.js';
import { createEvent, eventBody } from '../../../factories/event.factory.js';
import { createMedia, uniquePicture } from '../../../factories/media.factory.js';
import { createPage, pageBody } from '../../../factories/page.factory.js';
import { createPartner, partnerBody } from '../../../factories/partner.factory.js';
import { smallPdf } from '../../../factories/pdf.factory.js';
import { createProject, projectBody } from '../../../factories/project.factory.js';
import { createPublicCall, publicCallBody } from '../../../factories/public-call.factory.js';
import { createRedirect, redirectBody } from '../../../factories/redirect.factory.js';
import { requestAccountChange, settingsBody } from '../../../factories/settings.factory.js';
import { createTeamMember, teamMemberBody } from '../../../factories/team-member.factory.js';
import type { TestApp } from '../../test-app.js';
import { bulk, rows, type Call } from './call.js';

/** A document that is generated until a file replaces it. */
const createGeneratedDocument = async ({ dataSource }: TestApp) => {
  const path = `/documents/${randomUUID()}.pdf`;
  return (await createDocument(dataSource, { kind: 'pdf', generatedAs: 'flyer', path })).id;
};

const createdRedirect = async ({ dataSource }: TestApp) => (await createRedirect(dataSource)).id;

const settingsId = () => Promise.resolve(1);

const pageTextsBody = () => ({ texts: [{ key: 'home.services.title', text: 'Što radimo' }] });

/** Calls of what visitors read, and its pictures and settings. */
export const CONTENT_CALLS: Record<string, Call> = {
  ...rows('blog', createBlogPost, { title: 'Novi naslov' }, blogPostBody, 'idOrSlug'),
  ...rows('pages', createPage, { title: 'Novi naslov' }, pageBody, 'idOrSlug'),
  ...rows('projects', createProject, { title: 'Novi naslov' }, projectBody, 'idOrSlug'),
  ...rows('events', createEvent, { title: 'Novi naslov' }, eventBody, 'idOrSlug'),
  ...rows(
    'public-calls',
    createPublicCall,
    { signatory: 'Ana Horvat' },
    publicCallBody,
    'idOrSlug',
  ),
  'get /api/public-calls/{idOrSlug}/texts': {
    param: async ({ dataSource }) => (await createPublicCall(dataSource)).id,
  },
  ...rows('team', createTeamMember, { name: 'Novo Ime' }, teamMemberBody),
  ...rows('partners', createPartner, { name: 'Novo ime' }, partnerBody),
  ...rows('documents', createDocument, { name: 'Novi naziv' }, documentBody),
  'get /api/redirects': {},
  'post /api/redirects': { body: () => redirectBody() },
  'get /api/redirects/{id}': { param: createdRedirect },
  'delete /api/redirects/{id}': { param: createdRedirect },
  'get /api/redirects/lookup': {
    query: async ({ dataSource }) => ({ path: (await createRedirect(dataSource)).source }),
  },
  ...rows('media', createMedia, { alt: 'Novi opis' }),
  ...bulk('blog', 'publish', createBlogPost),
  ...bulk('pages', 'unpublish', createPage),
  ...bulk('public-calls', 'delete', createPublicCall),
  ...bulk('projects', 'publish', createProject),
  ...bulk('events', 'unpublish', createEvent),
  ...bulk('team', 'delete', createTeamMember),
  ...bulk('partners', 'delete', createPartner),
  ...bulk('documents', 'delete', createDocument),
  ...bulk('media', 'delete', createMedia),
  ...bulk('redirects', 'delete', createRedirect),
  'post /api/media': {
    send: async (request) => request.attach('file', await uniquePicture(), 'slika.png'),
  },
  'post /api/texts/blocks': { body: () => ({ text: '## Program' }) },
  'put /api/documents/{id}/file': {
    param: createGeneratedDocument,
    send: (request) => request.attach('file', smallPdf(), 'letak.pdf'),
  },
  'get /api/documents/{id}/file': { param: createGeneratedDocument },
  'delete /api/documents/{id}/file': { param: createGeneratedDocument },
  'get /api/blog/categories': {},
  'get /api/blog/{idOrSlug}/neighbours': {
    param: async ({ dataSource }) => (await createBlogPost(dataSource)).id,
  },
  'get /api/blog/{id}/versions': {
    param: async ({ dataSource }) => (await createBlogPost(dataSource)).id,
  },
  'get /api/blog/{id}/versions/{version}': {
    param: async ({ dataSource }) => [(await createBlogPost(dataSource)).id, 1],
  },
  'get /api/page-texts': {},
  'get /api/page-texts/stored': {},
  'get /api/page-texts/{id}': { param: settingsId },
  'put /api/page-texts/{id}': { param: settingsId, body: pageTextsBody },
  'patch /api/page-texts/{id}': { param: settingsId, body: pageTextsBody },
  'post /api/settings/account-change/stop': {
    body: async ({ dataSource }) => ({ token: await requestAccountChange(dataSource) }),
  },
  'post /api/settings/account-change/cancel': {
    param: async ({ dataSource }) => {
      await requestAccountChange(dataSource);
      return [];
    },
  },
  'get /api/settings': {},
  'get /api/settings/{id}': { param: settingsId },
  'put /api/settings/{id}': { param: settingsId, body: () => settingsBody() },
  'patch /api/settings/{id}': { param: settingsId, body: () => settingsBody() },
  'get /api/search': { query: () => Promise.resolve({ q: 'radionica' }) },
  'get /feed.xml': {},
  'get /events.ics': {},
  'get /javni-pozivi.xml': {},
  'get /javni-poziv/{id}.ics': {
    param: async ({ dataSource }) => (await createPublicCall(dataSource)).id,
  },
  'get /events/{id}.ics': { param: async ({ dataSource }) => (await createEvent(dataSource)).id },
};
