/**
 * Every page of the site, in each state that looks different, with its title in both languages. The
 * specs of this folder test all of them, so a new page is added here.
 */
export const pages: { path: string; hr: RegExp; en: RegExp; status?: number }[] = [
  { path: '/', hr: /Kvaliteta življenja/, en: /Quality of Living/ },
  { path: '/about', hr: /^O nama · /, en: /^About us · / },
  { path: '/projects', hr: /^Projekti · /, en: /^Projects · / },
  {
    path: '/projects?tab=upcoming',
    hr: /^Projekti: u pripremi · /,
    en: /^Projects: in preparation · /,
  },
  { path: '/projects?tab=completed', hr: /^Projekti: završeni · /, en: /^Projects: completed · / },
  { path: '/projects/zazeli-iii', hr: /^Zaželi III/, en: /^Zaželi III/ },
  {
    path: '/projects/prevencija-i-suzbijanje-obiteljskog-nasilja',
    hr: /nasilja · /,
    en: /violence · /,
  },
  {
    path: '/project-documents',
    hr: /^Dokumenti projekta Zaželi · /,
    en: /^Documents of the Zaželi project · /,
  },
  { path: '/blog', hr: /^Blog · /, en: /^Blog · / },
  { path: '/blog?q=terapija', hr: /^Blog · /, en: /^Blog · / },
  { path: '/search', hr: /^Pretraga · /, en: /^Search · / },
  { path: '/search?q=terapija', hr: /^„terapija” – pretraga · /, en: /^“terapija” – search · / },
  { path: '/search?q=qqqqqqqqq', hr: /pretraga · /, en: /search · / },
  { path: '/blog/prevencija-ovisnosti-kod-mladih', hr: /ovisnosti/, en: /addiction/i },
  { path: '/blog/terapija-opustanja', hr: /opuštanja/, en: /relaxation/i },
  { path: '/events', hr: /^Događaji · /, en: /^Events · / },
  { path: '/events?tab=past', hr: /^Održani događaji · /, en: /^Past events · / },
  {
    path: '/events/radionica-trazenja-posla',
    hr: /^Radionica traženja posla · /,
    en: /^Job search workshop · /,
  },
  { path: '/javni-poziv', hr: /^Javni poziv/, en: /^Public call/ },
  { path: '/javni-poziv/zazeli-iii', hr: /^Javni poziv/, en: /^Public call/ },
  { path: '/javni-pozivi', hr: /^Javni pozivi · /, en: /^Public calls · / },
  { path: '/contact', hr: /^Javite nam se · /, en: /^Get in touch · / },
  {
    path: '/contact?volunteer=true',
    hr: /^Prilike za volontiranje · /,
    en: /^Volunteer Opportunities · /,
  },
  { path: '/contact/sent', hr: /^Poruka je poslana · /, en: /^Message sent · / },
  { path: '/donate', hr: /^Donirajte koliko možete · /, en: /^Donate what you can · / },
  {
    path: '/donate/thank-you?reference=2026-00128&amount=100000',
    hr: /^Hvala vam na donaciji! · /,
    en: /^Thank you for your donation! · /,
  },
  {
    path: `/donate/status?token=2026-00128.${'a'.repeat(43)}`,
    hr: /^Ova poveznica ne vrijedi/,
    en: /^This link is not valid/,
    status: 404,
  },
  { path: '/legal', hr: /^Privatnost/, en: /^Privacy/ },
  { path: '/newsletter', hr: /^Vijesti/, en: /^News/ },
  { path: '/newsletter/subscribed', hr: /^Pretplata je/, en: /^Subscription Succ/ },
  { path: '/newsletter/confirmed', hr: /^Pretplata je potvrđena/, en: /^Your subscription is con/ },
  { path: '/newsletter/archive', hr: /^Dosadašnji brojevi/, en: /^Earlier issues/ },
  { path: '/newsletter/erased', hr: /^Vaši su podaci obrisani/, en: /^Your data has been/ },
  { path: `/newsletter/confirm?token=${'a'.repeat(43)}`, hr: /^Potvrdite/, en: /^Confirm/ },
  { path: `/newsletter/unsubscribe?token=${'a'.repeat(43)}`, hr: /^Odjava/, en: /^Unsubscribe/ },
  {
    path: `/newsletter/preferences?token=${'a'.repeat(43)}`,
    hr: /^Ova poveznica više ne vrijedi/,
    en: /^This link is no longer/,
    status: 404,
  },
  { path: '/offline', hr: /^Nema veze/, en: /^There is no/ },
  { path: '/offline/unsent', hr: /^Ništa nije/, en: /^Nothing was/ },
  { path: '/nigdje', hr: /^404/, en: /^404/, status: 404 },
];

/** The URL of a page in a language. */
export function urlOf(path: string, language: 'hr' | 'en'): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
