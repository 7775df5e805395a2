import { en, hr, type Catalogue } from '../texts';

const textsIn = ({ common, contact, home, newsletter }: Catalogue) => ({
  changing: common.language.changing,
  newsletter: newsletter.title,
  navigation: common.navigation.label,
  menu: common.navigation.menu,
  badge: common.navigation.new,
  join: common.navigation.donate,
  call: common.navigation.call,
  bar: common.accessibility.label,
  display: common.accessibility.open,
  contrast: [common.accessibility.contrastNormal, common.accessibility.contrastHigh] as const,
  sizes: [
    common.accessibility.fontSmall,
    common.accessibility.fontNormal,
    common.accessibility.fontLarge,
  ] as const,
  themes: [
    common.accessibility.themeLight,
    common.accessibility.themeDark,
    common.accessibility.themeSystem,
  ] as const,
  cookies: common.cookies.label,
  learnMore: common.cookies.learnMore,
  customize: common.cookies.customize,
  accept: common.cookies.acceptAll,
  projects: [
    common.footer.projectSupport,
    common.footer.projectTreatment,
    common.footer.projectElderly,
    home.projects.all,
  ] as const,
  failed: common.failure.title,
  missing: common.notFound.title,
  missingText: common.notFound.text,
  home: contact.sent.home,
});

export const frame = {
  hr: {
    ...textsIn(hr),
    links: [
      ['/', 'Naslovnica'],
      ['/about', 'O nama'],
      ['/projects', 'Projekti'],
      [
        '/project-documents',
        'Dokumenti Zaželi novo – Dokumenti projekta Zaželi za podršku starijim osobama',
      ],
      ['/blog', 'Blog'],
      ['/events', 'Događaji'],
      ['/contact', 'Kontakt'],
    ],
    coast: 'coastalStreet',
    name: 'name',
  },
  en: {
    ...textsIn(en),
    links: [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/projects', 'Projects'],
      [
        '/project-documents',
        'Zaželi documents new – Documents of the Zaželi project supporting elderly people',
      ],
      ['/blog', 'Blog'],
      ['/events', 'Events'],
      ['/contact', 'Contact'],
    ],
    coast: 'coastalStreetEn',
    name: 'nameEn',
  },
} as const;
