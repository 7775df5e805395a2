import { randomUUID } from 'node:crypto';
import type { Response, Test } from 'supertest';
import { DonationLinksService } from '../../../src/donations/donation-links.service.js';
import { DraftLinksService } from '../../../src/draft-links/draft-links.service.js';
import { RefusedAddress } from '../../../src/mail/refused/refused-address.entity.js';
import type { Issue } from '../../../src/newsletter/issues/issue.entity.js';
import { createBankPayment } from '../../factories/bank-payment.factory.js';
import { createBankStatement } from '../../factories/bank-statement.factory.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import {
  contactMessageBody,
  createContactMessage,
} from '../../factories/contact-message.factory.js';
import { createDocument, documentBody } from '../../factories/document.factory.js';
import { createDonation, donationBody } from '../../factories/donation.factory.js';
import { createEvent, eventBody } from '../../factories/event.factory.js';
import { createIssue, issueBody } from '../../factories/issue.factory.js';
import { createMail } from '../../factories/mail.factory.js';
import { createMedia, uniquePicture } from '../../factories/media.factory.js';
import {
  createConfirmation,
  createSubscriber,
  manageToken,
  uniqueEmail,
} from '../../factories/newsletter.factory.js';
import { createPage, pageBody } from '../../factories/page.factory.js';
import { createPartner, partnerBody } from '../../factories/partner.factory.js';
import { smallPdf } from '../../factories/pdf.factory.js';
import { createProject, projectBody } from '../../factories/project.factory.js';
import { createPublicCall, publicCallBody } from '../../factories/public-call.factory.js';
import { createRedirect, redirectBody } from '../../factories/redirect.factory.js';
import { createSavedReply, savedReplyBody } from '../../factories/saved-reply.factory.js';
import { settingsBody } from '../../factories/settings.factory.js';
import { camtOf } from '../../factories/statement.factory.js';
import { createTeamMember, teamMemberBody } from '../../factories/team-member.factory.js';
import { createUser, PASSWORD, userBody } from '../../factories/user.factory.js';
import type { TestApp } from '../test-app.js';

/** Who may make a call; by default, administrators where the document has a 401, else anyone. */
type Who = 'anyone' | 'signed-in' | 'admin';

/** A successful call of an operation. */
export interface Call {
  /** Creates the row that the path names and returns the values of its `{…}` parameters. */
  param?: (test: TestApp) => Promise<string | number | (string | number)[]>;
  body?: (test: TestApp) => Promise<object> | object;
  /** The required parameters of the query. */
  query?: (test: TestApp) => Promise<Record<string, string>>;
  /** Adds the body to the request where it is not sent as JSON. */
  send?: (request: Test) => PromiseLike<Response>;
  who?: Who;
}

type Row = (dataSource: TestApp['dataSource']) => Promise<{ id: number }>;

/** The calls of a resource: list, read, create, change by PUT and PATCH, delete. */
function rows(
  resource: string,
  create: Row,
  change: object,
  body?: () => object,
  name = 'id',
): Record<string, Call> {
  const param = async ({ dataSource }: TestApp) => (await create(dataSource)).id;
  const [all, one] = [`/api/${resource}`, `/api/${resource}/{${name}}`];
  return {
    [`get ${all}`]: {},
    ...(body && { [`post ${all}`]: { body: () => body() } }),
    [`get ${one}`]: { param },
    [`put ${one}`]: { param, body: () => change },
    [`patch ${one}`]: { param, body: () => change },
    [`delete ${one}`]: { param },
  };
}

/** The calls of an action on two rows of a resource. */
const bulk = (resource: string, action: string, create: Row): Record<string, Call> => ({
  [`post /api/${resource}/bulk`]: {
    body: async ({ dataSource }) => {
      const { id } = await create(dataSource);
      return { action, ids: [id, (await create(dataSource)).id] };
    },
  },
});

/** A document that is generated until a file replaces it. */
const createGeneratedDocument = async ({ dataSource }: TestApp) => {
  const path = `/documents/${randomUUID()}.pdf`;
  return (await createDocument(dataSource, { kind: 'pdf', generatedAs: 'flyer', path })).id;
};

const createFailedMail = async ({ dataSource }: TestApp) =>
  (await createMail(dataSource, { state: 'failed', failure: 'recipient' })).id;

const issueIn =
  (state: Issue['state'] = 'draft') =>
  async ({ dataSource }: TestApp) => {
    const texts = {
      subject: 'a',
      preview: 'a',
      title: 'a',
      blocks: [{ paragraph: 'a' }],
      why: 'a',
    };
    const started = { content: { hr: texts, en: texts }, startedAt: new Date() };
    await createSubscriber(dataSource, { confirmedAt: new Date(Date.now() - 60_000) });
    const { id } = await createIssue(dataSource, {
      state,
      ...(state === 'scheduled' && { sendAt: new Date(Date.now() + 3_600_000) }),
      ...((state === 'sending' || state === 'paused') && started),
    });
    return id;
  };

async function createRefusedAddress({ dataSource }: TestApp): Promise<number> {
  const addresses = dataSource.getRepository(RefusedAddress);
  const { id } = await addresses.save({ email: uniqueEmail(), serverAnswer: '550 5.1.1 No' });
  return id;
}

const confirmationToken = async ({ dataSource }: TestApp) => ({
  token: await createConfirmation(dataSource, await createSubscriber(dataSource)),
});

const subscriptionToken = async ({ dataSource }: TestApp) => ({
  token: await manageToken(dataSource, await createSubscriber(dataSource)),
});

const createWaitingPayment = async ({ dataSource }: TestApp) =>
  (await createBankPayment(dataSource)).id;

const createdRedirect = async ({ dataSource }: TestApp) => (await createRedirect(dataSource)).id;

const createTrashItem = async ({ dataSource, asAdmin }: TestApp) => {
  const { id } = await createEvent(dataSource);
  await asAdmin('delete', `/api/events/${id}`);
  const [item]: { id: number }[] = await dataSource.query(
    'SELECT id FROM trash WHERE row_id = $1 ORDER BY id DESC',
    [id],
  );
  return item?.id ?? 0;
};

const createDraft = async ({ dataSource }: TestApp): Promise<[string, number]> => [
  'blog',
  (await createBlogPost(dataSource, { isPublished: false })).id,
];

const createdMessage = async ({ dataSource }: TestApp) =>
  (await createContactMessage(dataSource)).id;

const settingsId = () => Promise.resolve(1);

const pageTextsBody = () => ({ texts: [{ key: 'home.services.title', text: 'Što radimo' }] });

/** Calls by method and path; a test fails for an operation without one. */
export const CALLS: Record<string, Call> = {
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
  ...rows('users', createUser, { fullName: 'Novo Ime' }, userBody),
  ...rows('newsletter', createSubscriber, { isActive: false }, () => ({ email: uniqueEmail() })),
  ...rows('contact', createContactMessage, { isRead: true }, contactMessageBody),
  'get /api/contact/{id}/replies': { param: createdMessage },
  'post /api/contact/{id}/replies': { param: createdMessage, body: () => ({ text: 'Hvala.' }) },
  'delete /api/contact/{id}/replies/{replyId}': {
    param: async (test) => {
      const id = await createdMessage(test);
      const path = `/api/contact/${id}/replies`;
      return [id, (await test.asAdmin('post', path, { text: 'Hvala.' })).body.id];
    },
  },
  ...rows('saved-replies', createSavedReply, { name: 'Novi naziv' }, savedReplyBody),
  ...rows('donations', createDonation, { note: 'Javila se' }, donationBody),
  ...rows('documents', createDocument, { name: 'Novi naziv' }, documentBody),
  ...rows('issues', createIssue, { title: 'Novi naslov' }, issueBody),
  'get /api/redirects': {},
  'post /api/redirects': { body: () => redirectBody() },
  'get /api/redirects/{id}': { param: createdRedirect },
  'delete /api/redirects/{id}': { param: createdRedirect },
  'get /api/redirects/lookup': {
    query: async ({ dataSource }) => ({ path: (await createRedirect(dataSource)).source }),
  },
  'get /api/autosaves': {},
  'get /api/autosaves/{resource}/{record}': {
    param: async ({ dataSource }) => {
      // For every user, as each one reads only their own.
      await dataSource.query(
        `INSERT INTO autosaves (user_id, resource, record, changed, saved_at)
         SELECT id, 'blog', 'new', '{"title": "Vijest"}', now() FROM users ON CONFLICT DO NOTHING`,
      );
      return ['blog', 'new'];
    },
  },
  'put /api/autosaves/{resource}/{record}': {
    param: () => Promise.resolve(['blog', 'new']),
    body: () => ({ changed: { title: 'Vijest' } }),
  },
  'delete /api/autosaves/{resource}/{record}': {
    param: () => Promise.resolve(['blog', 'new']),
  },
  'put /api/open-forms/{resource}/{record}/{tab}': {
    param: () => Promise.resolve(['blog', 7, 'ab'.repeat(16)]),
  },
  'delete /api/open-forms/{resource}/{record}/{tab}': {
    param: () => Promise.resolve(['blog', 7, 'ab'.repeat(16)]),
  },
  'post /api/draft-links/open': {
    body: async (test) => {
      const [resource, id] = await createDraft(test);
      const { url } = await test.app.get(DraftLinksService).create(resource, id, 'hr');
      return { token: new URL(url ?? '').searchParams.get('token') };
    },
  },
  'get /api/draft-links/{resource}/{id}': { param: createDraft },
  'post /api/draft-links/{resource}/{id}': { param: createDraft },
  'post /api/draft-links/{resource}/{id}/withdraw': { param: createDraft },
  'get /api/trash': {},
  'get /api/trash/{id}': { param: createTrashItem },
  'delete /api/trash/{id}': { param: createTrashItem },
  'post /api/trash/{id}/restore': { param: createTrashItem },
  'post /api/trash/bulk': {
    body: async (test) => ({ action: 'restore', ids: [await createTrashItem(test)] }),
  },
  'post /api/trash/empty': {},
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
  ...bulk('contact', 'read', createContactMessage),
  ...bulk('newsletter', 'unsubscribe', createSubscriber),
  ...bulk('issues', 'delete', createIssue),
  ...bulk('donations', 'cancel', createDonation),
  ...bulk('bank-payments', 'set-aside', createBankPayment),
  ...bulk('mails', 'delete', createMail),
  ...bulk('users', 'activate', createUser),

  'post /api/newsletter/subscribe': { body: () => ({ email: uniqueEmail() }) },
  'post /api/newsletter/confirm': { body: confirmationToken },
  'post /api/newsletter/unsubscribe': { body: subscriptionToken },
  'post /api/newsletter/preferences': { body: subscriptionToken },
  'post /api/newsletter/preferences/language': {
    body: async (test) => ({ ...(await subscriptionToken(test)), language: 'en' }),
  },
  'post /api/newsletter/preferences/erase': { body: subscriptionToken },
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

  'get /api/newsletter/export': {},
  'get /api/contact/export': {},
  'post /api/donations/status': {
    body: async ({ app, dataSource }) => {
      const page = app.get(DonationLinksService).page(await createDonation(dataSource));
      return { token: new URL(page).searchParams.get('token') };
    },
  },
  'get /api/donations/export': {},
  'get /api/donations/totals': {},
  'get /api/donations/slip/barcode': {},
  'get /api/donations/slip/qr': {},
  'get /api/donations/slip/pdf': {},

  'get /api/bank-payments': {},
  'get /api/bank-statements': {},
  'get /api/bank-statements/{id}': {
    param: async ({ dataSource }) => (await createBankStatement(dataSource)).id,
  },
  'get /api/bank-payments/{id}': { param: createWaitingPayment },
  'post /api/bank-payments/import': {
    send: (request) => request.attach('file', Buffer.from(camtOf({})), 'izvod.xml'),
  },
  'post /api/bank-payments/{id}/match': {
    param: createWaitingPayment,
    body: async ({ dataSource }) => ({
      donationId: (await createDonation(dataSource, { currency: 'EUR' })).id,
    }),
  },
  'post /api/bank-payments/{id}/record': {
    param: createWaitingPayment,
    body: () => ({ donorName: 'Ana Horvat' }),
  },
  'post /api/bank-payments/{id}/reverse': {
    param: async ({ dataSource }) =>
      (await createBankPayment(dataSource, { kind: 'reversal', reason: 'no-payment' })).id,
    body: async (test) => ({ paymentId: await createWaitingPayment(test) }),
  },
  'post /api/bank-payments/{id}/set-aside': { param: createWaitingPayment },
  'post /api/bank-payments/{id}/bring-back': {
    param: async ({ dataSource }) =>
      (await createBankPayment(dataSource, { setAsideAt: new Date() })).id,
  },
  'post /api/bank-payments/{id}/unmatch': {
    param: async ({ dataSource }) => {
      const { id: donationId } = await createDonation(dataSource);
      return (await createBankPayment(dataSource, { donationId })).id;
    },
  },

  'get /api/issues/{id}/preview/{language}': {
    param: async (test) => [await issueIn()(test), 'hr'],
  },
  'post /api/issues/{id}/test': {
    param: issueIn(),
    body: () => ({ email: uniqueEmail(), language: 'hr' }),
  },
  'post /api/issues/{id}/send': { param: issueIn() },
  'post /api/issues/{id}/unschedule': { param: issueIn('scheduled') },
  'post /api/issues/{id}/pause': { param: issueIn('sending') },
  'post /api/issues/{id}/resume': { param: issueIn('paused') },
  'post /api/issues/{id}/cancel': { param: issueIn('paused') },
  'post /api/issues/{id}/copy': { param: issueIn() },
  'post /api/issues/{id}/archive': { param: issueIn(), body: () => ({ inArchive: false }) },

  'get /api/newsletter/archive': {},
  'get /api/newsletter/archive/{slug}': {
    param: async (test) => {
      const id = await issueIn('sending')(test);
      const slug = `2026-05-01-${id}`;
      await test.dataSource.query('UPDATE newsletter_issues SET archive_slug = $2 WHERE id = $1', [
        id,
        slug,
      ]);
      return slug;
    },
  },
  'get /api/newsletter/imports': {},
  'post /api/newsletter/imports/preview': {
    send: (request) => request.attach('file', Buffer.from('ana@udruga.example\n'), 'popis.csv'),
  },
  'post /api/newsletter/imports': {
    query: () => Promise.resolve({ language: 'hr' }),
    send: (request) => request.attach('file', Buffer.from(`${uniqueEmail()}\n`), 'popis.csv'),
  },

  'get /api/mails': {},
  'get /api/mails/delivery': {},
  'post /api/mails/test': { body: () => ({ email: uniqueEmail() }) },
  'get /api/mails/{id}': { param: createFailedMail },
  'get /api/mails/{id}/content': { param: createFailedMail },
  'post /api/mails/{id}/send-again': { param: createFailedMail },
  'delete /api/mails/{id}': { param: createFailedMail },

  'get /api/refused-addresses': {},
  'get /api/refused-addresses/{id}': { param: createRefusedAddress },
  'delete /api/refused-addresses/{id}': { param: createRefusedAddress },

  'get /api/privacy': {},
  'post /api/privacy/find': { body: () => ({ email: uniqueEmail() }) },
  'post /api/privacy/people': { body: () => ({ text: 'Horvat' }) },
  'post /api/privacy/export': { body: () => ({ email: uniqueEmail() }) },
  'post /api/privacy/erase': { body: () => ({ email: uniqueEmail() }) },

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
  'get /api/settings': {},
  'get /api/settings/{id}': { param: settingsId },
  'put /api/settings/{id}': { param: settingsId, body: () => settingsBody() },
  'patch /api/settings/{id}': { param: settingsId, body: () => settingsBody() },

  'post /api/auth/login': {
    who: 'anyone',
    body: async ({ dataSource }) => ({
      username: (await createUser(dataSource)).username,
      password: PASSWORD,
    }),
  },
  'post /api/auth/logout': { who: 'anyone' },
  'post /api/auth/logout-everywhere': { who: 'signed-in' },
  'get /api/auth/me': { who: 'signed-in' },
  'post /api/auth/password': {
    who: 'signed-in',
    body: () => ({ currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' }),
  },

  'get /api/dashboard': {},
  'get /api/search': { query: () => Promise.resolve({ q: 'radionica' }) },

  'get /feed.xml': {},
  'get /events.ics': {},
  'get /javni-pozivi.xml': {},
  'get /javni-poziv/{id}.ics': {
    param: async ({ dataSource }) => (await createPublicCall(dataSource)).id,
  },
  'get /events/{id}.ics': { param: async ({ dataSource }) => (await createEvent(dataSource)).id },

  'get /api/health': {},
  'get /api/health/setup': {},
  'get /api/health/live': {},
  'get /api/health/ready': {},
};
