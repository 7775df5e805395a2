import { fieldRules, requestBody, type Values } from '../../api/form-rules';
import { asText } from '../inputs/text';

/** Mark the title of a copy in its own language, whichever the panel is in. */
const marks = { title: ' (kopija)', titleEn: ' (copy)' } as const;

/** Fields that a copy does not share: its address is made from its title, its date is its own. */
const own = ['slug', 'publishDate', 'textsAgree'];

function maxLength(resource: string, field: string): number {
  const { checks = [] } = fieldRules(resource, field);
  const limit = checks.find(({ check }) => check === 'maxLength')?.limit;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}

/** The request body of a copy of what is in a form: a draft with marked titles. */
export function copyOf(resource: string, values: Values): Values {
  const body: Values = { ...requestBody(resource, values), isPublished: false };
  for (const field of own) Reflect.deleteProperty(body, field);
  for (const [field, mark] of Object.entries(marks)) {
    const title = asText(body[field]).trim();
    if (title === '') continue;
    body[field] = title.slice(0, maxLength(resource, field) - mark.length).trimEnd() + mark;
  }
  return body;
}
