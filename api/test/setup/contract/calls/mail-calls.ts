import { RefusedEmail } from '../../../../src/mail/refused/refused-email.entity.js';
import type { Issue } from '../../../../src/newsletter/issues/issue.entity.js';
import { createIssue, issueBody } from '../../../factories/issue.factory.js';
import { createMail } from '../../../factories/mail.factory.js';
import {
  createConfirmation,
  createSubscriber,
  manageToken,
  uniqueEmail,
} from '../../../factories/newsletter.factory.js';
import type { TestApp } from '../../test-app.js';
import { bulk, rows, type Call } from './call.js';

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

async function createRefusedEmail({ dataSource }: TestApp): Promise<number> {
  const addresses = dataSource.getRepository(RefusedEmail);
  const { id } = await addresses.save({ email: uniqueEmail(), serverAnswer: '550 5.1.1 No' });
  return id;
}

const confirmationToken = async ({ dataSource }: TestApp) => ({
  token: await createConfirmation(dataSource, await createSubscriber(dataSource)),
});

const subscriptionToken = async ({ dataSource }: TestApp) => ({
  token: await manageToken(dataSource, await createSubscriber(dataSource)),
});

/** Calls of the newsletter and of mails. */
export const MAIL_CALLS: Record<string, Call> = {
  ...rows('newsletter', createSubscriber, { isActive: false }, () => ({ email: uniqueEmail() })),
  ...rows('issues', createIssue, { title: 'Novi naslov' }, issueBody),
  ...bulk('newsletter', 'unsubscribe', createSubscriber),
  ...bulk('issues', 'delete', createIssue),
  ...bulk('mails', 'delete', createMail),
  'post /api/newsletter/subscribe': { body: () => ({ email: uniqueEmail() }) },
  'post /api/newsletter/confirm': { body: confirmationToken },
  'post /api/newsletter/unsubscribe': { body: subscriptionToken },
  'post /api/newsletter/preferences': { body: subscriptionToken },
  'post /api/newsletter/preferences/language': {
    body: async (test) => ({ ...(await subscriptionToken(test)), language: 'en' }),
  },
  'post /api/newsletter/preferences/erase': { body: subscriptionToken },
  'get /api/newsletter/export': {},
  'get /api/issues/{id}/preview/{language}': {
    param: async (test) => [await issueIn()(test), 'hr'],
  },
  'get /api/issues/{id}/refusals': { param: issueIn() },
  'post /api/issues/{id}/test': {
    param: issueIn(),
    body: (_, caller) => ({ email: caller?.email ?? uniqueEmail(), language: 'hr' }),
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
  'get /api/refused-addresses/{id}': { param: createRefusedEmail },
  'delete /api/refused-addresses/{id}': { param: createRefusedEmail },
};
