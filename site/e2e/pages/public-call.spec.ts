import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ call }: Catalogue) => ({
  mark: call.projectMark,
  print: call.tools.print,
  back: call.back,
  tools: call.tools.title,
});

const texts = {
  hr: {
    ...textsIn(hr),
    funded: 'Sufinancira Europska unija',
    county: 'Šibensko-kninska županija',
    disabled:
      'osoba je navršila 18 godina i ima utvrđen treći ili četvrti stupanj težine invaliditeta, odnosno oštećenja funkcionalnih sposobnosti',
    service: 'Mjerodavna je prosječna starosna mirovina za 40 i više godina mirovinskog staža',
    parts: [
      'Predmet poziva',
      'Tko se može prijaviti',
      'Prihodovni cenzus',
      'Što korisnici dobivaju',
      'Potrebna dokumentacija',
      'Kako i do kada se prijaviti',
      'Odabir korisnika',
      'Osobni podaci',
      hr.call.contact.title,
    ],
    enclosed: [
      'ispunjen i potpisan obrazac za iskaz interesa',
      'preslika osobne iskaznice (obje strane)',
      /^dokaz o\sprimanjima za svakog punoljetnog člana kućanstva/,
      'izjava o članovima zajedničkog kućanstva',
      /^za osobe s\sinvaliditetom: nalaz i\smišljenje/,
    ],
    heading: /^Javni poziv za iskaz interesa/,
    date: '26. travnja 2024.',
    period: '36 mjeseci, od 22. travnja 2024. do 22. travnja 2027.',
    value: '891.000,00 €',
    old: 'osoba je starija od 65 godina',
    thresholds: [
      'samačko 120 % prosječne starosne mirovine',
      'dvočlano 200 % prosječne starosne mirovine',
      'višečlano (troje ili više) 300 % prosječne starosne mirovine',
    ],
    form: /Obrazac za iskaz interesa/,
    flyer: /^Letak projekta/,
  },
  en: {
    ...textsIn(en),
    funded: 'Co-funded by the European Union',
    county: 'Šibenik-Knin County',
    disabled:
      'a person aged 18 or over with a recognised third- or fourth-degree disability (impairment of functional abilities)',
    service: 'What counts is the average old-age pension for 40 or more years of service',
    parts: [
      'Subject of the call',
      'Who can apply',
      'Income threshold',
      'What you receive',
      'Documents required',
      'How and when to apply',
      'How people are chosen',
      'Personal data',
      en.call.contact.title,
    ],
    enclosed: [
      'the expression-of-interest form, filled in and signed',
      'a copy of the identity card (both sides)',
      /^proof of income for every adult member of the household/,
      'a statement on the members of the household',
      /^for people with disabilities: the finding and opinion/,
    ],
    heading: /^Public call for expressions of interest/,
    date: '26 April 2024',
    period: '36 months, from 22 April 2024 to 22 April 2027',
    value: '€891,000.00',
    old: 'a person over 65',
    thresholds: [
      'one person 120% of the average old-age pension',
      'two people 200% of the average old-age pension',
      'larger (three or more) 300% of the average old-age pension',
    ],
    form: /Expression-of-interest form/,
    flyer: /^Flyer of the Zaželi III project/,
  },
} as const;

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];
  const path = `/javni-poziv?lang=${language}`;

  test.describe(`the public call, ${language}`, () => {
    test('is a dated letter about the project, with its mark and its funder', async ({ page }) => {
      await page.goto(path);
      const letter = page.getByRole('article');
      await expect(letter.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
      await expect(letter.getByText(t.date).first()).toBeVisible();
      await expect(letter.getByText(t.county).first()).toBeVisible();
      await expect(letter.getByText(t.period)).toBeVisible();
      await expect(letter).toContainText(t.value);
      await expect(letter.getByRole('img', { name: t.mark })).toBeVisible();
      await expect(letter.getByText(t.funded)).toBeVisible();
    });

    test('has its nine numbered items', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
        t.parts.map((part, position) => `${position + 1}. ${part}`),
      );
    });

    test('says who is eligible, up to which income, and what to enclose', async ({ page }) => {
      await page.goto(path);
      const letter = page.getByRole('article');
      await expect(letter.getByText(t.old)).toBeVisible();
      await expect(letter.getByText(t.disabled)).toBeVisible();
      const rows = letter.getByRole('table').getByRole('row');
      for (const [position, row] of t.thresholds.entries()) {
        await expect(rows.nth(position + 1)).toHaveAccessibleName(row);
      }
      await expect(letter.getByText(t.service)).toBeVisible();
      const enclosed = page.getByRole('region', { name: t.parts[4] }).getByRole('listitem');
      await expect(enclosed).toHaveText(t.enclosed);
    });

    test('shows the phone number and the street of the settings', async ({ page, api }) => {
      const settings = await (await api.get('/api/settings/1')).json();
      const street = language === 'hr' ? settings.coastalStreet : settings.coastalStreetEn;
      await page.goto(path);
      const contact = page.getByRole('region', { name: t.parts[8] });
      await expect(contact.getByRole('link', { name: settings.phone })).toHaveAttribute(
        'href',
        `tel:${settings.phone.replaceAll(' ', '')}`,
      );
      await expect(contact).toContainText(street);
    });

    test('offers the form and the flyer, and a link back to the documents', async ({ page }) => {
      await page.goto(path);
      const tools = page.getByRole('complementary', { name: t.tools });
      for (const name of [t.form, t.flyer]) {
        await expect(tools.getByRole('link', { name })).toHaveAttribute(
          'href',
          /^\/documents\/[a-z-]+\.pdf$/,
        );
      }
      await expect(page.getByRole('link', { name: t.back, exact: true })).toHaveAttribute(
        'href',
        '/project-documents',
      );
    });

    test('has structured data and a description', async ({ page }) => {
      await page.goto(path);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeLessThanOrEqual(160);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t = texts[language];
  const path = `/javni-poziv?lang=${language}`;

  test.describe(`the public call, ${language}`, () => {
    test('prints as a letter, without the rest of the page', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: t.print }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const hidden of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('link', { name: t.back, exact: true }),
        page.getByRole('button', { name: t.print }),
      ]) {
        await expect(hidden).toBeHidden();
      }
    });
  });
}

test('the English public call says that the Croatian text is binding', async ({ page }) => {
  await page.goto('/javni-poziv?lang=en');
  await expect(page.getByText('This is a translation for information.')).toBeVisible();
  await page.goto('/javni-poziv?lang=hr');
  await expect(page.getByText('translation')).toHaveCount(0);
});

for (const language of ONE_LANGUAGE) {
  const t = texts[language];

  test.describe(`the public call without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is complete, without the button that needs scripts', async ({ page }) => {
      await page.goto(`/javni-poziv?lang=${language}`);
      await expect(page.getByRole('heading', { name: t.parts[8] })).toBeVisible();
      await expect(page.getByRole('button', { name: t.print })).toBeHidden();
    });
  });
}

test.describe('the list of public calls, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to each call', async ({ page }) => {
    await page.goto('/javni-pozivi?lang=hr');
    await expect(page.getByRole('article').getByText(texts.hr.funded)).toBeVisible();
    await page.getByRole('link', { name: 'Javni poziv za iskaz interesa: Zaželi III' }).click();
    await expect(page).toHaveURL(/\/javni-poziv\/zazeli-iii$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.hr.heading })).toBeVisible();
  });
});
