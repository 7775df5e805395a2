import { bankPaymentsHr } from './bank-payments';
import { blogHr } from './blog';
import { contactHr } from './contact';
import { dashboardHr } from './dashboard';
import { documentsHr } from './documents';
import { donationsHr } from './donations';
import { eventsHr } from './events';
import { conflictHr } from './general/conflict';
import { failuresHr } from './general/failures';
import { imageHr } from './general/image';
import { croatianReactAdmin } from './general/react-admin';
import { issuesHr } from './issues';
import { mailsHr } from './mails';
import { mediaHr } from './media';
import { newsletterHr } from './newsletter';
import { pageTextsHr } from './page-texts';
import { pagesHr } from './pages';
import { partnersHr } from './partners';
import { privacyHr } from './privacy';
import { projectsHr } from './projects';
import { publicCallsHr } from './public-calls';
import { redirectsHr } from './redirects';
import { settingsHr } from './settings';
import { teamHr } from './team';
import { usersHr } from './users';

/** The Croatian catalogue is the schema: every other language must have the same keys. */
export const hr = {
  ...croatianReactAdmin,
  admin: {
    title: 'Upravljanje sadržajem',
    association: 'Kvaliteta življenja',
    site: 'Otvori javnu stranicu',
    language: 'Jezik',
    theme: { light: 'Uključi svijetli prikaz', dark: 'Uključi tamni prikaz' },
    back: 'Natrag na nadzornu ploču',
    export: 'Izvezi CSV',
    filter: {
      all: 'Sve',
      translation: 'Prijevod',
      untranslated: 'Nedostaje',
      translated: 'Potpun',
    },
    form: {
      save: 'Spremi',
      saving: 'Spremanje…',
      cancel: 'Odustani',
      close: 'Zatvori',
      closedUnsaved: 'Obrazac je zatvoren, a ono što ste upisali nije spremljeno.',
      bringBack: 'Vrati upisano',
      arrived:
        'Prvo je spremanje ipak uspjelo. Ovo je spremljeni zapis s onim što ste otad promijenili; spremite ga još jednom.',
      draftWork: {
        found: 'U ovom pregledniku ostao je nespremljen unos: %{date}.',
        overtaken:
          'Zapis je otad spremljen. Vratite li ono što ste upisali, vaše će izmjene doći preko novijih; pregledajte ih prije spremanja.',
        restore: 'Vrati nespremljeno',
        discard: 'Odbaci',
        restored: 'Nespremljeni unos ponovno je u obrascu.',
        kept: 'Nespremljeno, čuva se u ovom pregledniku (%{time}).',
        keptWithoutFile:
          'Nespremljeno, čuva se u ovom pregledniku (%{time}), ali bez odabrane datoteke.',
        full: 'Preglednik ne može čuvati nespremljeno. Spremite obrazac prije nego što ga zatvorite.',
      },
      croatian: 'Hrvatski',
      english: 'Engleski',
      /** The message of an API rule, which has both languages as arguments. */
      rule: '%{hr}',
      slugFromTitle: 'Predloži prema naslovu',
    },
    messages: 'Obavijesti (F8)',
    login: {
      heading: 'Prijava',
      lead: 'Uredite članke, projekte i ostali sadržaj.',
      username: 'Korisničko ime',
      password: 'Lozinka',
      submit: 'Prijavi se',
      submitting: 'Prijavljivanje…',
      error: 'Prijava nije uspjela. Provjerite korisničko ime i lozinku.',
      expired: 'Prijava je istekla. Prijavite se ponovno i nastavite gdje ste stali.',
      noAccess:
        'Vaš račun nema pristup panelu: imaju ga samo administratori. Treba li vam, obratite se administratoru Udruge.',
      typedStays:
        'Što ste pisali, a niste spremili, ostaje u ovom pregledniku dok ponovno ne dobijete pristup.',
      help: 'Pristup imaju samo administratori Udruge. Ako ste zaboravili lozinku, obratite se osobi koja održava stranicu.',
      backToSite: 'Natrag na javnu stranicu',
      validation: {
        username: 'Korisničko ime je obavezno',
        password: 'Lozinka je obavezna',
      },
    },
    logout: {
      button: 'Odjava',
      pending: 'Odjavljivanje…',
      error: 'Odjava nije uspjela. Provjerite vezu i pokušajte ponovno.',
    },
    dashboard: dashboardHr,
    notFound: {
      title: 'Ove stranice nema',
      text: 'Na adresi %{path} nema ničega. Možda je pogrešno upisana ili je stranica premještena.',
      back: 'Na nadzornu ploču',
    },
    broken: failuresHr.broken,
    status: { ...failuresHr.status, copied: 'Kopirano' },
    conflict: conflictHr,
    contact: contactHr.admin,
    'page-texts': pageTextsHr.admin,
    pages: pagesHr.admin,
    settings: settingsHr.admin,
    donations: donationsHr.admin,
    'bank-payments': bankPaymentsHr.admin,
    newsletter: newsletterHr.admin,
    issues: issuesHr.admin,
    mails: mailsHr.admin,
    privacy: privacyHr.admin,
    projects: projectsHr.admin,
    'public-calls': publicCallsHr.admin,
    redirects: redirectsHr.admin,
    users: usersHr.admin,
    account: usersHr.account,
    events: eventsHr.admin,
    documents: documentsHr.admin,
    partners: partnersHr.admin,
    team: teamHr.admin,
    image: imageHr,
    media: mediaHr.admin,
    order: {
      up: 'Pomakni gore',
      down: 'Pomakni dolje',
      drag: 'Povucite na drugo mjesto',
      moved: '%{name}: sada je na %{place}. mjestu od %{total}',
      failed: 'Poredak nije spremljen. Pokušajte ponovno.',
    },
    blog: blogHr.admin,
  },
  resources: {
    contact: contactHr.resource,
    'page-texts': pageTextsHr.resource,
    pages: pagesHr.resource,
    settings: settingsHr.resource,
    donations: donationsHr.resource,
    'bank-payments': bankPaymentsHr.resource,
    newsletter: newsletterHr.resource,
    issues: issuesHr.resource,
    mails: mailsHr.resource,
    privacy: privacyHr.resource,
    projects: projectsHr.resource,
    'public-calls': publicCallsHr.resource,
    redirects: redirectsHr.resource,
    users: usersHr.resource,
    events: eventsHr.resource,
    documents: documentsHr.resource,
    partners: partnersHr.resource,
    team: teamHr.resource,
    media: mediaHr.resource,
    blog: blogHr.resource,
  },
};

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The panel's own keys; those of react-admin have their own type. */
export type AppCatalogue = SameKeys<Omit<typeof hr, 'ra'>>;
