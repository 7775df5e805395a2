import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { createDonation, donationBody } from '../factories/donation.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import type { TestApp } from './test-app.js';
import { uniqueIp } from './unique-ip.js';

/** Requests about personal data to the application, which is started before they are sent. */
export function personalDataRequests(app: () => TestApp) {
  /** Submits a form as a visitor. */
  const submit = (path: string, body: object) =>
    app().anonymous.post(path).set('X-Forwarded-For', uniqueIp()).send(body).expect(201);
  return {
    /** An administrator's request about an email address. */
    request: (action: 'find' | 'export' | 'erase', email: string, language = 'hr') =>
      app().asAdmin('post', `/api/privacy/${action}?lang=${language}`, { email }),
    /** Creates every kind of data about a visitor, with the email address in different cases. */
    async createPersonWithData() {
      const { dataSource } = app();
      const email = uniqueEmail().replace('pretplatnik', 'Čitava.Osoba');
      const upperCaseEmail = email.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase());
      await submit('/api/contact', contactMessageBody({ email, name: 'Čitava Osoba' }));
      await submit('/api/contact', contactMessageBody({ email: upperCaseEmail }));
      await submit('/api/newsletter/subscribe', { email: upperCaseEmail });
      await submit('/api/donations', donationBody({ donorEmail: email, spare: '' }));
      const received = await createDonation(dataSource, {
        donorEmail: upperCaseEmail,
        donorName: 'Čitava Osoba',
        status: 'completed',
        amount: 120,
        note: 'Javila se telefonom',
        receivedAt: new Date(),
        thankedAt: new Date(),
      });
      const subscriber = await dataSource.manager.findOneByOrFail(Subscriber, { email });
      const issue = await createIssue(dataSource, { title: 'Proljetni broj' });
      const failed = await createMail(dataSource, {
        recipient: upperCaseEmail,
        state: 'failed',
        serverAnswer: `550 <${upperCaseEmail}> No such user`,
      });
      await dataSource.query(
        'INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id) VALUES ($1, $2, $3)',
        [issue.id, subscriber.id, failed.id],
      );
      return { email, upperCaseEmail, received };
    },
  };
}

export const textsOf = (list: { text: string }[]) => list.map(({ text }) => text).sort();
