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

/** Answers in place of the external site. */
async function mockForecast(page: Page): Promise<void> {
  await page.route(`${forecastSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Prognoza</title><h1>Sunčano</h1>' }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];
  const path = `/about?lang=${language}`;

  test.describe(`about, ${language}`, () => {
    test('describes the association, with its founding year', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const history = page.getByRole('region', { name: t.history });
      await expect(history.getByRole('heading').nth(1)).toContainText(t.year);
      await expect(page).toHaveTitle(new RegExp(`^${t.title} · `));
      const stones = () =>
        history.getByRole('listitem').evaluateAll((items) =>
          items.map((item) => {
            const { left, top } = item.getBoundingClientRect();
            return { left, top };
          }),
        );
      await page.setViewportSize({ width: 1440, height: 900 });
      const wall = await stones();
      expect(wall.map(({ top }) => top)).toEqual(wall.map(({ top }) => top).sort((a, b) => b - a));
      expect(wall.at(-1)?.left).toBe(Math.max(...wall.map(({ left }) => left)));
      await page.setViewportSize({ width: 375, height: 812 });
      const column = (await stones()).map(({ top }) => top);
      expect(column).toEqual([...column].sort((a, b) => a - b));
    });

    test('has its sections in order, with their ids', async ({ page }) => {
      await page.goto(path);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([
        t.history,
        t.mission,
        t.services,
        /./,
        t.team,
        t.volunteerLink,
      ]);
      for (const anchor of ['mission', 'services', 'statute', 'team', 'volunteer']) {
        await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
      }
    });

    test('lists the services of six groups, with the registry number', async ({ page, api }) => {
      const { registryNumber } = await (await api.get('/api/settings/1')).json();
      await page.goto(path);
      const services = page.locator('#services');
      await expect(services.getByText(t.registry)).toBeVisible();
      await expect(services.getByText(registryNumber, { exact: true })).toBeVisible();
      for (const [title, second] of t.groups) {
        const group = services
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
        await expect(group.getByText(t.counselling)).toBeVisible();
        await expect(group.getByText(second, { exact: true })).toBeVisible();
      }
      await expect(services.getByRole('heading', { level: 3 })).toHaveCount(6);
    });

    test('points to the national register of associations', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: t.register })).toHaveAttribute(
        'href',
        'https://registri.uprava.hr/',
      );
    });

    test('presents the four people of the team', async ({ page }) => {
      await page.goto(path);
      const team = page.locator('#team').getByRole('article');
      await expect(team).toHaveCount(4);
      for (const [position, name] of members.entries()) {
        await expect(team.nth(position).getByRole('heading')).toHaveText(name);
        await expect(team.nth(position)).toContainText(t.positions[position] ?? '-');
        await expect(team.nth(position).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
      }
    });

    test('has structured data and a canonical URL', async ({ page, baseURL }) => {
      await page.goto(path);
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
  const t = texts[language];
  const path = `/about?lang=${language}`;

  test.describe(`about, ${language}`, () => {
    test('shows four placeholders while the team loads', async ({ page }) => {
      await page.goto(`/projects?lang=${language}`);
      await page.route('**/api/team*', () => undefined);
      await page.getByRole('banner').getByRole('link', { name: t.about, exact: true }).click();
      await expect(page.locator('#team [data-skeleton]')).toHaveCount(4);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('links volunteers to the call, and from there to the contact page', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: t.volunteerLink }).click();
      await expect(page).toHaveURL(/#volunteer$/);
      await expect(page.getByRole('link', { name: t.volunteer })).toBeInViewport();
      await expect(page.getByRole('link', { name: t.volunteer })).toHaveAttribute(
        'href',
        '/contact?volunteer=true',
      );
    });

    for (const [when, scriptsBlocked] of [
      ['', false],
      [' before its scripts have loaded', true],
    ] as const) {
      test(`can be left by the quick exit${when}`, async ({ context, baseURL }) => {
        const page = await context.newPage();
        await mockForecast(page);
        await page.goto(`${baseURL}/?lang=${language}`);
        if (scriptsBlocked) await page.route('**/assets/*.js', () => undefined);
        await page.goto(`${baseURL}${path}`);
        if (!scriptsBlocked) await expect(page.locator('html')).toHaveClass(/hydrated/);
        await page.getByRole('link', { name: t.exit }).click();
        await expect(page).toHaveURL(forecastSite);
        expect(await page.evaluate(() => document.referrer)).toBe('');
        await page.goBack();
        await expect(page, 'the page is not behind "Back"').toHaveURL(/\/\?lang=/);
      });
    }

    test('can be left by Escape before its scripts have loaded', async ({ context, baseURL }) => {
      const page = await context.newPage();
      await mockForecast(page);
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(`${baseURL}${path}`);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveURL(forecastSite);
    });

    test('can be left by pressing Escape three times', async ({ context, baseURL }) => {
      const page = await context.newPage();
      await mockForecast(page);
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByText(t.onceMore)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(forecastSite);
    });
  });
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test.describe(`about without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the team and offers the quick exit as a link', async ({ page }) => {
      await page.goto(`/about?lang=${language}`);
      await expect(page.getByRole('heading', { name: 'Ana Horvat' })).toBeVisible();
      await expect(page.getByRole('link', { name: t.exit })).toHaveAttribute('href', forecastSite);
      await expect(page.getByText(t.escape)).toBeHidden();
    });
  });
}
