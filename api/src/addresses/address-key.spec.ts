import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { addressKey, addressSpellings } from './address-key.js';

describe('addressKey', () => {
  it.each([
    'ana@xn--ibenik-9jb.example',
    ' Ana@Šibenik.example ',
    'ANA@s\u030Cibenik.EXAMPLE',
    'ana@ŠIBENIK.example',
    'ana@XN--IBENIK-9JB.example',
  ])('is the same for %j', (address) => {
    expect(addressKey(address)).toBe('ana@xn--ibenik-9jb.example');
  });

  it('keeps what is no domain name', () => {
    expect(addressKey('Ana@1.2')).toBe('ana@1.2');
    expect(addressKey('Ana')).toBe('ana');
  });
});

it('addressSpellings writes a domain in ASCII and in letters', () => {
  const both = ['ana@xn--ibenik-9jb.example', 'ana@šibenik.example'];
  for (const address of both) expect(addressSpellings(address)).toEqual(both);
  expect(addressSpellings('Ana@udruga.example')).toEqual(['ana@udruga.example']);
});

const NAME = String.raw`(?:email|[a-z]+_email|[a-z]+Email|recipient|reply_to|replyTo|(?<!const |let )address)`;
/** Ways to compare addresses without their key, in SQL, in conditions of TypeORM and in scripts. */
const OTHER_COMPARISONS = [
  // recipient = $1, users.email = :email, email IN (…), email = newsletters.email
  String.raw`\b${NAME}"?(?:::\w+)? (?:=|<>|!=|I?LIKE|IN|NOT IN) (?:[$:(]|ANY|lower\(|upper\(|\w+\.${NAME}\b(?![?.(]))`,
  String.raw`\b(?:lower|upper)\([\w."]*${NAME}`,
  String.raw`\b${NAME}\??\.toLowerCase\(\)`,
  String.raw`\b${NAME} (?:===|!==) (?!'|undefined|null)`,
  String.raw`(?:(?:[fF]ind\w*|exists?|count)By|\.delete|\.update|(?<!\.)where:?)\b[^;{}]*\{\s*${NAME}(?: \}|,|: (?!is\w*Address\())`,
  String.raw`\b${NAME}: In\(`,
].map((pattern) => new RegExp(pattern, 'g'));

function otherComparisons(source: string): string[] {
  return OTHER_COMPARISONS.flatMap((pattern) => source.match(pattern) ?? []);
}

it.each([
  `WHERE recipient = $1`,
  `lower(donor_email) = lower($1)`,
  `users.email = :email`,
  `WHERE address IN (SELECT email FROM users)`,
  `email = newsletters.email AND`,
  `if (email.toLowerCase() === own)`,
  `manager.findOneBy(Subscriber, { email })`,
  `manager.find(User, { where: { email: given } })`,
  `manager.delete(Mail, { recipient: to })`,
  `settings.email === email`,
  `{ email: In(emails) }`,
])('a comparison without the key is noticed: %s', (source) => {
  expect(otherComparisons(source)).not.toEqual([]);
});

it('addresses are compared by their key only', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$|^database.migrations|^addresses/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    otherComparisons(readFileSync(new URL(file, root), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
