import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../testing/fixtures';
import { beginningPattern, ONE_LANGUAGE } from '../../texts';
import { about, languages, sections, words } from './home-texts';

for (const language of languages) {
  test(`the home page holds its sections in their order in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections[language]);
    for (const number of ['10+', '50+', '1000+', '25+']) {
      await expect(page.getByText(number, { exact: true })).toBeVisible();
    }
    await expect(page.locator('#projects article')).toHaveCount(3);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(page.locator('#team li')).toHaveCount(4);
    await expect(page.locator('#partners li')).toHaveCount(4 + 6);
    await expect(main.getByText(language === 'hr' ? '2009.' : '2010')).toBeVisible();
  });
}

const partners = [
  'Gradska čitaonica Varoš',
  'Učilište Obala',
  'Dom za starije Maslina',
  'Mreža mladih Krka',
];

for (const language of languages) {
  const t = words[language];

  test.describe(`the home page's sections (${language})`, () => {
    let region: (title: string) => Locator;
    const title = (position: number) => sections[language][position] ?? '';
    const expectLink = (parent: Locator, name: string | RegExp, href: string) =>
      expect(parent.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

    test.beforeEach(async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      region = (name) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    });

    test('the hero, services, history and mission, and the numbers', async ({ page }) => {
      await expect(page).toHaveTitle(t.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        t.description,
      );
      const hero = page.getByRole('main').locator('section').first();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(t.hero);
      await expect(hero.getByText(t.subtitle)).toBeVisible();
      await expectLink(hero, t.learnMore, '/about');
      await expectLink(hero, t.donate, '/donate');
      const services = region(title(0)).getByRole('heading', { level: 3 });
      await expect(services).toHaveText([...t.services]);
      const who = region(title(1));
      await expect(who.getByRole('heading', { level: 3 })).toHaveText([...t.about]);
      await expect(who.getByText(t.experience)).toBeVisible();
      await expectLink(who, t.mission, '/about#mission');
      await expectLink(who, t.team, '/about#team');
      const numbers = region(title(2)).locator('dl > div');
      await expect(numbers).toHaveCount(4);
      for (const [position, [number, what]] of t.numbers.entries()) {
        await expect(numbers.nth(position).getByText(number, { exact: true })).toBeVisible();
        await expect(numbers.nth(position).getByText(what, { exact: true })).toBeVisible();
      }
    });

    test('the first three projects with their fixed icons and 120 characters of each', async ({
      page,
      api,
    }) => {
      const rows = await (await api.get('/api/projects?range=[0,2]')).json();
      const cards = page.locator('#projects').getByRole('article');
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([...t.projects]);
      for (const [position, row] of rows.entries()) {
        const card = cards.nth(position);
        await expect(card.locator('svg').first()).toBeVisible();
        await expect(card.locator('img')).toHaveCount(0);
        const text: string = language === 'hr' ? row.description : row.descriptionEn;
        await expect(card.locator('p').last()).toHaveText(beginningPattern(text, 120));
        const title = t.projects[position] ?? '';
        await expectLink(card, about(t.details, title), `/projects/${row.slug}`);
      }
      await expectLink(page.locator('#projects'), t.allProjects, '/projects');
    });

    test('the call to action, the articles and the events', async ({ page }) => {
      const call = region(title(4));
      await expectLink(call, t.volunteer, '/about#volunteer');
      await expectLink(call, t.donate, '/donate');
      await expectLink(call, t.partner, '/contact?partnership=true');
      const blog = page.locator('#blog');
      await expectLink(blog, t.allPosts, '/blog');
      for (const [position, [slug, name, category]] of t.posts.entries()) {
        const card = blog.getByRole('article').nth(position);
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
        await expectLink(card, about(t.readMore, name), `/blog/${slug}`);
        await expect(card.locator('img')).toBeVisible();
        await expect(card.getByText(category, { exact: true })).toBeVisible();
        await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      }
      const events = page.locator('#events');
      await expect(events.getByText(t.events)).toBeVisible();
      await expectLink(events, t.eventsLink, '/events');
    });

    test('the team, the partners and funders, the newsletter and the contact', async ({
      page,
      api,
    }) => {
      const settings = await (await api.get('/api/settings/1')).json();
      const team = await (await api.get('/api/team')).json();
      const members = page.locator('#team').getByRole('listitem');
      for (const [position, member] of team.entries()) {
        const person = members.nth(position);
        await expect(person.locator('[aria-hidden]')).toHaveText(member.name.charAt(0));
        await expect(person.getByRole('heading', { level: 3 })).toHaveText(member.name);
        await expect(person).toContainText(t.positions[position] ?? '-');
        await expect(person).toContainText(language === 'hr' ? member.bio : member.bioEn);
        await expect(person.getByRole('link')).toHaveAttribute('href', `mailto:${member.email}`);
      }
      const names = page.locator('#partners').getByRole('list');
      await expect(names.first().getByRole('listitem')).toHaveText(partners);
      await expect(page.locator('#partners img')).toHaveCount(0);
      await expect(page.locator('#partners').getByRole('heading', { level: 3 })).toHaveText(
        t.funding,
      );
      await expect(names.last().getByRole('listitem')).toHaveText([...t.funders]);
      await expect(
        page.locator('#newsletter').getByRole('button', { name: t.subscribe }),
      ).toBeVisible();
      const contact = page.locator('#contact');
      await expectLink(contact, settings.email, `mailto:${settings.email}`);
      await expectLink(contact, settings.phone, `tel:${settings.phone.replaceAll(' ', '')}`);
      await expect(contact.getByText(settings.street)).toBeVisible();
      await expect(contact.getByText(settings[t.coast])).toBeVisible();
      await expectLink(contact, t.write, '/contact');
    });
  });
}

const tints = ['--sea-tint', '--olive-tint', '--fig-tint', '--terracotta-tint'];

test('the home page is short, and tints only the words of categories', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?lang=hr');
  expect(await height()).toBeLessThan(6800);
  const tinted = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = names.map((name) => {
      probe.style.background = `var(${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return [...document.querySelectorAll('main *')]
      .filter((element) => colours.includes(getComputedStyle(element).backgroundColor))
      .map((element) => element.textContent);
  }, tints);
  expect(tinted).toEqual([
    'Psihosocijalna podrška',
    'Podrška starijima',
    'Socijalne usluge',
    'Prevencija',
    'Terapija',
  ]);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await height()).toBeLessThan(9690);
});

test('a logo replaces the name of a partner, and is beside the name of a funder', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const drawn = await readFile('site/public/images/icons/mark-192.png');
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: { name: 'znak.png', mimeType: 'image/png', buffer: drawn },
      alt: 'Plavi znak',
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  const made: number[] = [];
  const add = async (partner: object) => {
    const answer = await api.post('/api/partners', { data: { order: 99, ...partner } });
    expect(answer.status(), await answer.text()).toBe(201);
    made.push((await answer.json()).id);
  };
  try {
    await add({ name: 'Klub Val', logoUrl: url, websiteUrl: 'https://klub-val.example' });
    await add({ name: 'Zaklada Bura', nameEn: 'Bura Foundation', kind: 'funder', logoUrl: url });
    await add({ name: 'Udruga Jugo', logoUrl: 'https://drugdje.example/znak.png' });
    await page.goto('/?lang=en');
    const region = page.locator('#partners');
    const partner = region.getByRole('link', { name: 'Klub Val' });
    await expect(partner).toHaveAttribute('href', 'https://klub-val.example');
    await expect(partner.getByRole('img', { name: 'Klub Val' })).toHaveAttribute('src', url);
    await expect(partner).toHaveText('');
    const funder = region.getByRole('listitem').filter({ hasText: 'Bura Foundation' });
    await expect(funder.locator('img')).toHaveAttribute('alt', '');
    const elsewhere = region.getByRole('listitem').filter({ hasText: 'Udruga Jugo' });
    await expect(elsewhere.locator('img')).toHaveCount(0);
    await expect(elsewhere).toHaveAttribute('lang', 'hr');
    await funder.scrollIntoViewIfNeeded();
    for (const picture of await region.locator('img').all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await checkAccessibility(page);
  } finally {
    for (const id of made) await api.delete(`/api/partners/${id}`);
  }
});

for (const language of ONE_LANGUAGE) {
  test(`3 projects, 3 articles, 2 events, 4 people and 6 partners have placeholders while they load, and a project without an icon shows its picture (${language})`, async ({
    page,
    api,
  }) => {
    const projects = await (await api.get('/api/projects?range=[0,2]')).json();
    const pictured = { icon: 'none', imageUrl: '/images/projekt-zazeli.svg', image: null };
    const other = { ...projects[2], id: 4, ...pictured };
    await page.goto(`/blog?lang=${language}`);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await released;
      if (!route.request().url().includes('/api/projects')) await route.continue();
      else await route.fulfill({ json: [projects[0], projects[1], other] });
    });
    await page.getByRole('banner').locator('nav a[href="/"]').first().click();
    for (const [section, places] of [
      ['projects', 3],
      ['blog', 3],
      ['events', 2],
      ['team', 4],
      ['partners', 6],
    ] as const) {
      await expect(page.locator(`#${section} [data-skeleton]`)).toHaveCount(places);
    }
    release();
    await expect(page.locator('#projects article')).toHaveCount(3);
    const picture = page.locator('#projects article').last().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await expect(page.locator('#projects article img')).toHaveCount(1);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(page.locator('#team li')).toHaveCount(4);
    await expect(page.locator('#partners li')).toHaveCount(4 + 6);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  });

  test(`the next two events are shown once there are some (${language})`, async ({ page, api }) => {
    const made: number[] = [];
    for (const days of [3, 2, 1]) {
      const answer = await api.post('/api/events', {
        data: {
          title: `Susret za ${days}`,
          titleEn: `Meeting in ${days}`,
          description: 'Dođite na razgovor uz čaj.',
          descriptionEn: 'Come and talk over tea.',
          location: 'Šibenik',
          eventDate: new Date(Date.now() + days * 86_400_000).toISOString(),
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      made.push((await answer.json()).id);
    }
    try {
      await page.goto(`/?lang=${language}`);
      const titles = page.locator('#events article h3');
      await expect(titles).toHaveText(
        language === 'hr' ? ['Susret za 1', 'Susret za 2'] : ['Meeting in 1', 'Meeting in 2'],
      );
      await expect(page.locator('#events a[href="/events"]')).toBeVisible();
    } finally {
      for (const id of made) await api.delete(`/api/events/${id}`);
    }
    await page.reload();
    await expect(page.locator('#events article')).toHaveCount(0);
    await expect(page.locator('#events a[href="/events"]')).toBeVisible();
  });
}
