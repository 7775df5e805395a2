import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validate } from 'class-validator';
import { fieldsOf } from 'shared/is-record';
import { CreateBlogPostDto } from '../../src/blog/dto/blog-post.dto.js';
import { PledgeDto } from '../../src/donations/dto/pledge.dto.js';
import { RecordDonationDto } from '../../src/donations/dto/record-donation.dto.js';
import { TextPipe } from '../../src/fields/text.pipe.js';
import { validationPipe } from '../../src/fields/validation.pipe.js';
import { createDocument } from '../../src/openapi/document.js';
import { draftBodiesOf, PUBLISHED } from '../../src/openapi/draft-bodies.js';
import { bodyClasses } from '../../src/openapi/form-rules.js';
import { dayIn } from '../factories/api-token.factory.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { mediaBody } from '../factories/media.factory.js';
import { limitsWithoutRule, refusalsOf, type Body, type Fields } from '../rules/derived.js';
import { BY_NAME, text } from '../rules/invalid-values.js';
import { operationsOf } from '../setup/contract/api-document.js';
import { rulesOf, watchRefusals } from '../setup/contract/body-rules.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

/** The classes of the body that an operation chooses itself. */
const CHOSEN: Record<string, Body[]> = { 'post /api/donations': [PledgeDto, RecordDonationDto] };

/** What the bodies of the contract's calls lack: an entry in each list, the form's own field. */
const MORE: Record<string, () => object> = {
  CreateMediaDto: mediaBody,
  PledgeDto: () => ({ spare: '' }),
  CreateProjectDto: () => ({
    documents: [{ name: 'Letak', nameEn: 'Flyer', path: '/letak.pdf' }],
  }),
  CreatePublicCallDto: () => ({
    parts: [{ heading: 'Uvjeti', headingEn: 'Conditions', text: 'Svi.', textEn: 'All.' }],
  }),
  UpdateSettingsDto: () => ({
    emergencyNumbers: [{ number: '192', name: 'Policija', nameEn: 'Police' }],
  }),
  RegisterPasskeyDto: () => ({ transports: ['usb'] }),
};

let test: TestApp;
let bodies: [operation: string, body: Body][];
/** Each class once, with one of its operations. */
let classes: [operation: string, body: Body][];
let refused: Set<string>;
beforeAll(async () => {
  test = await startTestApp();
  const byId = bodyClasses(test.app);
  bodies = operationsOf(createDocument(test.app)).flatMap(({ method, path, operation }) => {
    const name = `${method} ${path}`;
    const body = byId.get(operation.operationId ?? '');
    const chosen = CHOSEN[name] ?? (body && body !== Object ? [body] : []);
    return chosen.map((one): [string, Body] => [name, one]);
  });
  classes = bodies.filter(([, one], at) => bodies.findIndex(([, body]) => body === one) === at);
  refused = watchRefusals();
});
afterAll(() => test.close());

/** A valid body of an operation, as JSON reads it: published where it may be a draft. */
async function validBody(operation: string, { name, prototype }: Body): Promise<Fields> {
  const given = await CALLS[operation]?.body?.(test);
  const names: unknown[] = Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype) ?? [];
  return {
    ...given,
    ...(names.includes(':isPublished') && { isPublished: true }),
    ...MORE[name]?.(),
    ...MORE[name.replace('Update', 'Create')]?.(),
  };
}

/** The errors of a body by field, each in both languages; none for a valid one. */
async function errorsOf(metatype: Body, body: object): Promise<Fields> {
  const metadata = { type: 'body', metatype } as const;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  try {
    const given = new TextPipe().transform(sent, metadata);
    const read: object = await validationPipe.transform(given, metadata);
    // The service checks the row that comes of a change by these.
    const isChange = draftBodiesOf(metatype) === 'either' && 'isPublished' in read;
    const missing = isChange ? await validate(read, { groups: [PUBLISHED], always: true }) : [];
    if (missing.length > 0) throw Reflect.get(validationPipe, 'exceptionFactory')(missing);
    return {};
  } catch (error) {
    return fieldsOf(fieldsOf(error).errors);
  }
}

/** Sends a body from a unique IP address, because attempts and forms are limited by address. */
async function send(operation: string, body: object, lang = 'hr') {
  const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(operation) ?? [];
  const values = [(await CALLS[operation]?.param?.(test)) ?? []].flat();
  const to = path.replaceAll(/\{[^}]+\}/g, () => String(values.shift()));
  return test
    .asAdmin(method as 'post', `${to}?lang=${lang}`, body)
    .set('X-Forwarded-For', uniqueIp());
}

/** Whether an error is a text in Croatian and another one in English. */
function isMessage(error: unknown): boolean {
  const { hr, en } = fieldsOf(error);
  return [hr, en].every((one) => typeof one === 'string' && /\p{L}/u.test(one)) && hr !== en;
}

describe('the body of every operation', () => {
  it('is refused with each invalid value, naming the field in both languages', async () => {
    expect(bodies.length).toBeGreaterThan(60);
    const wrong: unknown[] = [];
    for (const [operation, body] of classes) {
      const good = await validBody(operation, body);
      const errors = await errorsOf(body, good);
      if (Object.keys(errors).length > 0) wrong.push([operation, body.name, errors]);
      for (const { field, values } of refusalsOf(body, good)) {
        const property = field.replace(/\..*$/, '');
        for (const value of values) {
          const found = await errorsOf(body, { ...good, [property]: value });
          const isRefused = Object.keys(found).join() === field && isMessage(found[field]);
          if (!isRefused) wrong.push([operation, body.name, field, value, found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by what the names of its fields say', async () => {
    const accepted: unknown[] = [];
    for (const [operation, body] of classes) {
      const good = await validBody(operation, body);
      const names: string[] =
        Reflect.getMetadata('swagger/apiModelPropertiesArray', body.prototype) ?? [];
      for (const name of names.map((one) => one.slice(1))) {
        for (const { field, except, values } of BY_NAME) {
          if (!field.test(name) || except?.test(`${body.name}.${name}`)) continue;
          for (const value of values) {
            const errors = await errorsOf(body, { ...good, [name]: value });
            if (!(name in errors)) accepted.push([body.name, name, value]);
          }
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  it('has the limits of the document', () => {
    const { components } = createDocument(test.app);
    const missing = classes.flatMap(([, body]) =>
      limitsWithoutRule(body, fieldsOf(components?.schemas?.[body.name])),
    );
    // A version is read from the request, and patterns limit the phone number and the years.
    const elsewhere = /\.version |\.phone |\.foundingYear/;
    expect(missing.filter((limit) => !elsewhere.test(limit))).toEqual([]);
  });

  it('is checked before the operation runs, in the language of the request', async () => {
    for (const [index, [operation, body]] of bodies.entries()) {
      const language = index % 2 === 0 ? 'hr' : 'en';
      const good = await validBody(operation, body);
      const [refusal] = refusalsOf(body, good).filter(({ values }) => values.length > 0);
      if (!refusal) continue;
      const { field, values } = refusal;
      const invalid = { ...good, [field.replace(/\..*$/, '')]: values.at(-1) };
      const message = fieldsOf((await errorsOf(body, invalid))[field])[language];
      const answer = await send(operation, invalid, language);
      expect([operation, answer.status, answer.body.errors]).toEqual([
        operation,
        400,
        { [field]: message },
      ]);
      expect(answer.body.detail).toBe(message);
    }
  });

  it('has rules, each of which has refused a value', () => {
    const rules = new Set(classes.flatMap(([, body]) => rulesOf(body)));
    expect(rules.size).toBeGreaterThan(100);
    const untested = [...rules].filter((rule) => !refused.has(rule));
    // `isString` is not reported where another rule refuses values of other types first.
    // Bodies of issues are always drafts: what they lack is refused when they are sent.
    const elsewhere = / isString: |^(?:Create|Update)IssueDto\.title(?:En)? minLength/;
    expect(untested.filter((rule) => !elsewhere.test(rule))).toEqual([]);
  });
});

describe('a value is refused by more than the body', () => {
  it.each([
    ['post /api/api-tokens', { endsOn: dayIn(-1) }],
    ['post /api/api-tokens', { endsOn: dayIn(366) }],
  ])('%s %j', async (operation, fields) => {
    const { body } = await send(operation, {
      ...(await CALLS[operation]?.body?.(test)),
      ...fields,
    });
    expect(body).toMatchObject({ status: 400, errors: { endsOn: expect.any(String) } });
  });

  it('of a donation that is more than its payment', async () => {
    const { id } = await createBankPayment(test.dataSource, { cents: 5000 });
    const path = `/api/bank-payments/${id}/record`;
    const { body } = await test.asAdmin('post', path, { paidCents: 5001 }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['paidCents']);
  });
});

it.each([
  { title: 'abc', titleEn: 'abc', content: text(10), contentEn: text(10) },
  { slug: text(120) },
  { imageUrl: 'https://slike.example' },
  { imageUrl: 'https://slike.example:8443/a%20b.png?v=1#x' },
  { imageUrl: '/images/žaba.svg' },
  { publishDate: '2026-05-04T10:00Z' },
  { title: '👩‍👩‍👧 Obitelj' },
])('values at the limits of the rules are accepted: %j', async (fields) => {
  expect(await errorsOf(CreateBlogPostDto, blogPostBody(fields))).toEqual({});
});

it('every field that publishing needs has an error', async () => {
  const { body } = await send('post /api/blog', { isPublished: true });
  expect(Object.keys(body.errors).sort()).toEqual(
    ['content', 'contentEn', 'slug', 'title', 'titleEn'].sort(),
  );
});
