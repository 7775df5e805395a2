import type { Locator } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

/** The name of a link that says, to those who hear it, what it is about. */
function about(words: string, title: string): RegExp {
  return new RegExp(`^${words} ?: ${title}$`);
}

/** The second-level headings in their order; the statistics' is for those who hear the page. */
const sections = {
  hr: [
    'Čime se bavimo',
    'Tko smo',
    'U brojkama',
    'Projekti',
    'I vaš kamen ima mjesto',
    'Blog',
    'Događaji',
    'Naš tim',
    'Partneri',
    'Primajte naše vijesti',
    'Gdje radimo',
    'Trebate razgovor? Javite nam se.',
  ],
  en: [
    'What we do',
    'Who we are',
    'In numbers',
    'Projects',
    'There is a place for your stone',
    'Blog',
    'Events',
    'Our team',
    'Partners',
    'Get our news',
    'Where we work',
    'Need to talk? Get in touch.',
  ],
} as const;
const languages = ['hr', 'en'] as const;

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

const words = {
  hr: {
    title: 'Udruga Kvaliteta življenja: podrška djeci, mladima i starijima',
    description: /^Pomažemo djeci, obiteljima i starijim osobama da žive bolje/,
    hero: /^Pomažemo djeci, obiteljima i\sstarijima da žive bolje\.$/,
    subtitle: /^Dođite na razgovor/,
    learnMore: 'Saznajte više o nama',
    donate: 'Donirajte',
    services: ['Obrazovanje', 'Društvena odgovornost', 'Održivi razvoj', 'Zajednica'],
    about: ['Povijest', 'Misija i vizija', 'Ljudi'],
    experience: /petnaest godina iskustva/,
    mission: 'Pročitajte misiju i viziju',
    team: 'Upoznajte tim',
    numbers: [
      ['10+', 'godina iskustva'],
      ['50+', 'završenih projekata'],
      ['1000+', 'educiranih sudionika'],
      ['25+', 'partnerskih organizacija'],
    ],
    projects: [
      'Program psihosocijalne podrške djeci i mladima u riziku',
      'Pomoć starijim i nemoćnim osobama',
      'Prevencija i suzbijanje obiteljskog nasilja',
    ],
    details: 'Detaljnije',
    allProjects: 'Svi projekti',
    volunteer: 'Volontirajte',
    partner: 'Postanite partner',
    allPosts: 'Svi članci',
    readMore: 'Pročitajte članak',
    posts: [
      ['prevencija-ovisnosti-kod-mladih', 'Prevencija ovisnosti kod mladih', 'Prevencija'],
      ['terapija-opustanja', 'Terapija opuštanja', 'Terapija'],
    ],
    events: /^Radionice, predavanja i druženja održavamo tijekom cijele godine\./,
    eventsLink: 'Pogledajte događaje',
    positions: ['Predsjednica', 'Dopredsjednik', 'Voditeljica projekata', 'Voditelj projekata'],
    funding: 'Izvori financiranja',
    funders: [
      'Europski socijalni fond',
      'Ministarstvo rada, mirovinskoga sustava, obitelji i socijalne politike',
      'Ministarstvo zdravstva',
      'Ministarstvo pravosuđa',
      'Šibensko-kninska županija',
      'Grad Šibenik',
    ],
    subscribe: 'Pretplatite se',
    write: 'Pošaljite poruku',
    coast: 'coastalStreet',
  },
  en: {
    title: 'Quality of Living Association: support for children, young and older people',
    description: /^We help children, families and older people live better/,
    hero: /^We help children, families and older people live better\.$/,
    subtitle: /^Come and talk to us/,
    learnMore: 'Learn more about us',
    donate: 'Donate',
    services: ['Education', 'Social responsibility', 'Sustainable development', 'Community'],
    about: ['History', 'Mission and vision', 'People'],
    experience: /fifteen years of experience/,
    mission: 'Read our mission and vision',
    team: 'Meet the team',
    numbers: [
      ['10+', 'years of experience'],
      ['50+', 'projects completed'],
      ['1000+', 'participants educated'],
      ['25+', 'partner organizations'],
    ],
    projects: [
      'Psychosocial support programme for at-risk children and youth',
      'Help for elderly and infirm people',
      'Prevention and reduction of family violence',
    ],
    details: 'Details',
    allProjects: 'All projects',
    volunteer: 'Volunteer',
    partner: 'Become a partner',
    allPosts: 'All articles',
    readMore: 'Read the article',
    posts: [
      ['prevencija-ovisnosti-kod-mladih', 'Addiction prevention in youth', 'Prevention'],
      ['terapija-opustanja', 'Relaxation therapy', 'Therapy'],
    ],
    events: /^We hold workshops, talks and get-togethers all year round\./,
    eventsLink: 'See the events',
    positions: ['President', 'Vice-president', 'Project manager', 'Project manager'],
    funding: 'Sources of funding',
    funders: [
      'European Social Fund',
      'Ministry of Labour, Pension System, Family and Social Policy',
      'Ministry of Health',
      'Ministry of Justice',
      'Šibenik-Knin County',
      'City of Šibenik',
    ],
    subscribe: 'Subscribe',
    write: 'Send a message',
    coast: 'coastalStreetEn',
  },
} as const;

const partners = [
  'Gradska čitaonica Varoš',
  'Učilište Obala',
  'Dom za starije Maslina',
  'Mreža mladih Krka',
];

for (const language of languages) {
  const say = words[language];

  test.describe(`the home page's sections (${language})`, () => {
    let region: (title: string) => Locator;
    const title = (position: number) => sections[language][position] ?? '';
    const leadsTo = (place: Locator, name: string | RegExp, address: string) =>
      expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);

    test.beforeEach(async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      region = (name) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    });

    test('the hero, services, history and mission, and the numbers', async ({ page }) => {
      await expect(page).toHaveTitle(say.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        say.description,
      );
      const hero = page.getByRole('main').locator('section').first();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(say.hero);
      await expect(hero.getByText(say.subtitle)).toBeVisible();
      await leadsTo(hero, say.learnMore, '/about');
      await leadsTo(hero, say.donate, '/donate');
      const services = region(title(0)).getByRole('heading', { level: 3 });
      await expect(services).toHaveText([...say.services]);
      const who = region(title(1));
      await expect(who.getByRole('heading', { level: 3 })).toHaveText([...say.about]);
      await expect(who.getByText(say.experience)).toBeVisible();
      await leadsTo(who, say.mission, '/about#mission');
      await leadsTo(who, say.team, '/about#team');
      const numbers = region(title(2)).locator('dl > div');
      await expect(numbers).toHaveCount(4);
      for (const [position, [number, what]] of say.numbers.entries()) {
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
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([...say.projects]);
      for (const [position, row] of rows.entries()) {
        const card = cards.nth(position);
        await expect(card.locator('svg').first()).toBeVisible();
        await expect(card.locator('img')).toHaveCount(0);
        const text: string = language === 'hr' ? row.description : row.descriptionEn;
        const cut = text.replace(/\s+/g, ' ').slice(0, 120).trimEnd();
        await expect(card.locator('p').last()).toHaveText(`${cut}...`);
        const title: string = language === 'hr' ? row.title : row.titleEn;
        await leadsTo(card, about(say.details, title), `/projects/${row.slug}`);
      }
      await leadsTo(page.locator('#projects'), say.allProjects, '/projects');
    });

    test('the call to action, the articles and the events', async ({ page }) => {
      const call = region(title(4));
      await leadsTo(call, say.volunteer, '/about#volunteer');
      await leadsTo(call, say.donate, '/donate');
      await leadsTo(call, say.partner, '/contact?partnership=true');
      const blog = page.locator('#blog');
      await leadsTo(blog, say.allPosts, '/blog');
      for (const [position, [slug, name, category]] of say.posts.entries()) {
        const card = blog.getByRole('article').nth(position);
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
        await leadsTo(card, about(say.readMore, name), `/blog/${slug}`);
        await expect(card.locator('img')).toBeVisible();
        await expect(card.getByText(category, { exact: true })).toBeVisible();
        await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      }
      const events = page.locator('#events');
      await expect(events.getByText(say.events)).toBeVisible();
      await leadsTo(events, say.eventsLink, '/events');
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
        await expect(person).toContainText(say.positions[position] ?? '-');
        await expect(person).toContainText(language === 'hr' ? member.bio : member.bioEn);
        await expect(person.getByRole('link')).toHaveAttribute('href', `mailto:${member.email}`);
      }
      const names = page.locator('#partners').getByRole('list');
      await expect(names.first().getByRole('listitem')).toHaveText(partners);
      await expect(page.locator('#partners img')).toHaveCount(0);
      await expect(page.locator('#partners').getByRole('heading', { level: 3 })).toHaveText(
        say.funding,
      );
      await expect(names.last().getByRole('listitem')).toHaveText([...say.funders]);
      await expect(
        page.locator('#newsletter').getByRole('button', { name: say.subscribe }),
      ).toBeVisible();
      const contact = page.locator('#contact');
      await leadsTo(contact, settings.email, `mailto:${settings.email}`);
      await leadsTo(contact, settings.phone, `tel:${settings.phone.replaceAll(' ', '')}`);
      await expect(contact.getByText(settings.street)).toBeVisible();
      await expect(contact.getByText(settings[say.coast])).toBeVisible();
      await leadsTo(contact, say.write, '/contact');
    });
  });
}

test('a logo stands for its partner, and beside the name of a funder', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 120 } });
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: { name: 'znak.png', mimeType: 'image/png', buffer: drawn },
      alt: 'Plavi znak',
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { id, url } = (await uploaded.json()) as { id: number; url: string };
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
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    await checkAccessibility(page);
  } finally {
    for (const one of made) await api.delete(`/api/partners/${one}`);
    await api.delete(`/api/media/${id}`);
  }
});

for (const language of languages) {
  test(`the home page begins at its top when it is come to from another page (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(`/about?lang=${language}`);
    await page.getByRole('contentinfo').locator('nav a[href="/"]').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].hero);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`3 projects, 3 articles, 2 events, 4 people and 6 partners keep their places while they load, and a project without an icon shows its picture (${language})`, async ({
    page,
    api,
  }) => {
    const projects = await (await api.get('/api/projects?range=[0,2]')).json();
    const pictured = { icon: 'none', imageUrl: '/images/projekt-zazeli.svg', image: null };
    const other = { ...projects[2], id: 4, ...pictured };
    await page.goto(`/blog?lang=${language}`);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
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

  test(`the places on the map lead to their entries, by keyboard too (${language})`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    const map = page.getByRole('navigation', {
      name: language === 'hr' ? 'Karta mjesta u kojima radimo' : 'Map of the places where we work',
    });
    const places = ['Zagreb', 'Zadar', 'Knin', 'Drniš', 'Šibenik', 'Split'];
    await expect(map.getByRole('link')).toHaveText(places);
    await expect(page.locator('#map h3')).toHaveText(places);
    await map.getByRole('link', { name: 'Knin' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#place-knin$/);
    const entry = page.locator('#place-knin');
    await expect(entry).toBeInViewport();
    expect(await entry.evaluate((element) => element.matches(':target'))).toBe(true);
    for (const link of await page.locator('#map a').all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}

test('what was loaded in a visit is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/');
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = asked.length;
  await menu.getByRole('link', { name: 'Naslovnica' }).click();
  await expect(page.locator('#projects article')).toHaveCount(3);
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.length).toBe(before);
});

for (const language of languages) {
  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the home page shows everything', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('#projects article')).toHaveCount(3);
      await expect(page.locator('#blog article')).toHaveCount(2);
      await expect(page.locator('#team li')).toHaveCount(4);
      await expect(page.getByText(words[language].funders[0], { exact: true })).toBeVisible();
      await page.locator('#map nav').getByRole('link', { name: 'Split' }).click();
      await expect(page).toHaveURL(/#place-split$/);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });
  });
}
