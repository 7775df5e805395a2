import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ about, common }: Catalogue) => ({
  title: about.title,
  history: about.history.title,
  mission: about.mission.title,
  services: about.services.title,
  registry: about.services.registry,
  groups: [
    [about.services.groups.children.title, about.services.support] as const,
    [about.services.groups.youngAdults.title, about.services.mentoring] as const,
    [about.services.groups.childrenBehaviour.title, about.services.support] as const,
    [about.services.groups.youngAdultsBehaviour.title, about.services.mentoring] as const,
    [about.services.groups.addictions.title, about.services.support] as const,
    [about.services.groups.violence.title, about.services.support] as const,
  ] as const,
  counselling: about.services.counselling,
  register: about.statute.link,
  team: about.team.title,
  volunteer: about.volunteer.button,
  volunteerLink: about.volunteer.title,
  exit: common.quickExit.button,
  onceMore: common.quickExit.left_one,
  about: common.navigation.about,
});

const texts = {
  hr: {
    ...textsIn(hr),
    year: '2009.',
    positions: ['Predsjednica', 'Dopredsjednik', 'Voditeljica projekata', 'Voditelj projekata'],
    escape: 'triput pritisnite Escape',
  },
  en: {
    ...textsIn(en),
    year: '2010',
    positions: ['President', 'Vice-president', 'Project manager', 'Project manager'],
    escape: 'press Escape three times',
  },
} as const;

const members = ['Ana Horvat', 'Ivan Marić', 'Marija Kovač', 'Petar Babić'];
const forecastSite = 'https://meteo.hr/';

/** Answers for the other site, so that no test leaves this machine. */
async function standInForForecast(page: Page): Promise<void> {
  await page.route(`${forecastSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Prognoza</title><h1>Sunčano</h1>' }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];
  const address = `/about?lang=${language}`;

  test.describe(`about, ${language}`, () => {
    test('tells who the association is, with its founding year', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      const history = page.getByRole('region', { name: say.history });
      await expect(history.getByRole('heading').nth(1)).toContainText(say.year);
      await expect(page).toHaveTitle(new RegExp(`^${say.title} · `));
    });

    test('keeps the sections in their order, where links lead', async ({ page }) => {
      await page.goto(address);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([
        say.history,
        say.mission,
        say.services,
        /./,
        say.team,
        say.volunteerLink,
      ]);
      for (const anchor of ['mission', 'services', 'statute', 'team', 'volunteer']) {
        await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
      }
    });

    test('lists the services of six groups, with the registry number', async ({ page, api }) => {
      const { registryNumber } = await (await api.get('/api/settings/1')).json();
      await page.goto(address);
      const services = page.locator('#services');
      await expect(services.getByText(say.registry)).toBeVisible();
      await expect(services.getByText(registryNumber, { exact: true })).toBeVisible();
      for (const [group, second] of say.groups) {
        const stone = services
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name: group, exact: true }) });
        await expect(stone.getByText(say.counselling)).toBeVisible();
        await expect(stone.getByText(second, { exact: true })).toBeVisible();
      }
      await expect(services.getByRole('heading', { level: 3 })).toHaveCount(6);
    });

    test('points to the national register of associations', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('link', { name: say.register })).toHaveAttribute(
        'href',
        'https://registri.uprava.hr/',
      );
    });

    test('presents the four people of the team', async ({ page }) => {
      await page.goto(address);
      const team = page.locator('#team').getByRole('article');
      await expect(team).toHaveCount(4);
      for (const [position, name] of members.entries()) {
        await expect(team.nth(position).getByRole('heading')).toHaveText(name);
        await expect(team.nth(position)).toContainText(say.positions[position] ?? '-');
        await expect(team.nth(position).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
      }
    });

    test('describes itself to search engines', async ({ page, baseURL }) => {
      await page.goto(address);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)['@type'])).toEqual([
        'AboutPage',
        'BreadcrumbList',
      ]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        language === 'hr' ? `${baseURL}/about` : `${baseURL}/about?lang=en`,
      );
      const sitemap = await page.request.get('/sitemap.xml');
      expect(await sitemap.text()).toContain(`<loc>${baseURL}/about</loc>`);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const say = texts[language];
  const address = `/about?lang=${language}`;

  test.describe(`about, ${language}`, () => {
    test('keeps four places while the team loads', async ({ page }) => {
      await page.goto(`/projects?lang=${language}`);
      await page.route('**/api/team*', () => undefined);
      await page.getByRole('banner').getByRole('link', { name: say.about, exact: true }).click();
      await expect(page.locator('#team [data-skeleton]')).toHaveCount(4);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('leads volunteers from the wall to the call, and on to the contact page', async ({
      page,
    }) => {
      await page.goto(address);
      await page.getByRole('main').getByRole('link', { name: say.volunteerLink }).click();
      await expect(page).toHaveURL(/#volunteer$/);
      await expect(page.getByRole('link', { name: say.volunteer })).toBeInViewport();
      await expect(page.getByRole('link', { name: say.volunteer })).toHaveAttribute(
        'href',
        '/contact?volunteer=true',
      );
    });

    for (const [when, held] of [
      ['', false],
      [' before its scripts are there', true],
    ] as const) {
      test(`can be left at once by a press of the quick exit${when}`, async ({
        context,
        baseURL,
      }) => {
        const page = await context.newPage();
        await standInForForecast(page);
        await page.goto(`${baseURL}/?lang=${language}`);
        if (held) await page.route('**/assets/*.js', () => undefined);
        await page.goto(`${baseURL}${address}`);
        if (!held) await expect(page.locator('html')).toHaveClass(/hydrated/);
        await page.getByRole('link', { name: say.exit }).click();
        await expect(page).toHaveURL(forecastSite);
        expect(await page.evaluate(() => document.referrer)).toBe('');
        await page.goBack();
        await expect(page, 'the page is not behind "Back"').toHaveURL(/\/\?lang=/);
      });
    }

    test('can be left by Escape before its scripts are there', async ({ context, baseURL }) => {
      const page = await context.newPage();
      await standInForForecast(page);
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(`${baseURL}${address}`);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveURL(forecastSite);
    });

    test('can be left by pressing Escape three times', async ({ context, baseURL }) => {
      const page = await context.newPage();
      await standInForForecast(page);
      await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByText(say.onceMore)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(forecastSite);
    });
  });
}

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];

  test.describe(`about without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the team and offers the quick exit as a link', async ({ page }) => {
      await page.goto(`/about?lang=${language}`);
      await expect(page.getByRole('heading', { name: 'Ana Horvat' })).toBeVisible();
      await expect(page.getByRole('link', { name: say.exit })).toHaveAttribute(
        'href',
        forecastSite,
      );
      await expect(page.getByText(say.escape)).toBeHidden();
    });
  });
}
