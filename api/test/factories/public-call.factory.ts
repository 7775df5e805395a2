import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PublicCall } from '../../src/public-calls/public-call.entity.js';

const DAY = 86_400_000;

/** An instant so many days from now, in whole seconds. */
export const inDays = (days: number): Date =>
  new Date(Math.floor((Date.now() + days * DAY) / 1000) * 1000);

/** The body that creates a published call, open since yesterday, with a unique slug. */
export function publicCallBody(fields: object = {}) {
  return {
    title: 'Javni poziv za volontere',
    titleEn: 'Public call for volunteers',
    slug: `poziv-${randomUUID()}`,
    subject: 'za prijavu volontera',
    subjectEn: 'for volunteers',
    summary: 'Tražimo dvadeset volontera.',
    summaryEn: 'We look for twenty volunteers.',
    lead: '{{name}} poziva na prijavu.',
    leadEn: 'The {{name}} invites applications.',
    parts: [
      {
        heading: 'Tko se može prijaviti',
        headingEn: 'Who can apply',
        text: 'Svaka **punoljetna** osoba.',
        textEn: 'Every **adult**.',
      },
    ],
    isPublished: true,
    opensAt: inDays(-1).toISOString(),
    deadline: inDays(10).toISOString(),
    ...fields,
  };
}

/** A call in the database, open by default. */
export async function createPublicCall(
  dataSource: DataSource,
  fields: Partial<PublicCall> = {},
): Promise<PublicCall> {
  const calls = dataSource.getRepository(PublicCall);
  const body = publicCallBody();
  const call = calls.create({
    ...body,
    opensAt: new Date(body.opensAt),
    deadline: new Date(body.deadline),
    ...fields,
  });
  await calls.insert(call);
  return calls.findOneByOrFail({ id: call.id });
}
