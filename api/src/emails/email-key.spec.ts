import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { emailKey, emailSpellings } from './email-key.js';

it.each(['ana@xn--ibenik-9jb.example', ' Ana@Šibenik.example ', 'ANA@s\u030CIBENIK.EXAMPLE'])(
  'addressKey is the same for %j',
  (address) => {
    expect(emailKey(address)).toBe('ana@xn--ibenik-9jb.example');
  },
);

it('emailSpellings writes a domain in ASCII and in letters', () => {
  const both = ['ana@xn--ibenik-9jb.example', 'ana@šibenik.example'];
  for (const address of both) expect(emailSpellings(address)).toEqual(both);
});

const NAME = String.raw`(?:email|[a-z]+_email|[a-z]+Email|recipient|reply_to|replyTo|(?<!const |let )address)`;
/** Ways to compare addresses without their key, in SQL, in conditions of TypeORM and in scripts. */
const OTHER_COMPARISONS = [
  // recipient = $1, users.email = :email, email IN (…), email = newsletters.email
  String.raw`\b${NAME}"?(?:::\w+)? (?:=|<>|!=|I?LIKE|IN|NOT IN) (?:[$:(]|ANY|lower\(|upper\(|\w+\.${NAME}\b(?![?.(]))`,
  String.raw`\b(?:lower|upper)\([\w."]*${NAME}`,
  String.raw`\b${NAME}\??\.toLowerCase\(\)`,
  String.raw`\b${NAME} (?:===|!==) (?!'|undefined|null)`,
  String.raw`(?:(?:[fF]ind\w*|exists?|count)By|\.delete|\.update|(?<!\.)where:?)\b[^;{}]*\{\s*${NAME}(?: \}|,|: (?!is\w*Email\())`,
  String.raw`\b${NAME}: In\(`,
].map((pattern) => new RegExp(pattern, 'g'));

function otherComparisons(source: string): string[] {
  return OTHER_COMPARISONS.flatMap((pattern) => source.match(pattern) ?? []);
}

it.each([
  `WHERE recipient = $1`,
  `lower(donor_email) = lower($1)`,
  `if (email.toLowerCase() === own)`,
  `manager.find(User, { where: { email: given } })`,
  `settings.email === email`,
  `{ email: In(emails) }`,
])('a comparison without the key is noticed: %s', (source) => {
  expect(otherComparisons(source)).not.toEqual([]);
});

it('e-mail addresses are compared by their key only', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$|^database.migrations|^emails/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    otherComparisons(readFileSync(new URL(file, root), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
