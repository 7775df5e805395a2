import { HtmlValidate } from 'html-validate';
import { expect, test } from '../../../testing/fixtures';
import { urlOf, pages } from './pages';

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

for (const language of ['hr', 'en'] as const) {
  test(`the HTML of every page is valid (${language})`, async ({ api }) => {
    const found: string[] = [];
    for (const path of [...pages.map((page) => page.path), `/language/${language}`]) {
      const answer = await api.get(urlOf(path, language));
      const { results } = await html.validateString(await answer.text());
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
        found.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
      }
    }
    expect(found).toEqual([]);
  });
}
