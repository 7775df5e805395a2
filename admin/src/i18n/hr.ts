import { conflictHr } from './conflict';
import { bankPaymentsHr } from './bank-payments';
import { blogHr } from './blog';
import { contactHr } from './contact';
import { documentsHr } from './documents';
import { eventsHr } from './events';
import { dashboardHr } from './dashboard';
import { imageHr } from './image';
import { mediaHr } from './media';
import { partnersHr } from './partners';
import { teamHr } from './team';
import { croatianReactAdmin } from './croatian-react-admin';
import { donationsHr } from './donations';
import { issuesHr } from './issues';
import { mailsHr } from './mail';
import { newsletterHr } from './newsletter';
import { privacyHr } from './privacy';
import { settingsHr } from './settings';
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
        found: 'U ovom pregledniku ostao je nespremljen unos: %{moment}.',
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
    broken: {
      title: 'Ovo se nije moglo prikazati',
      text: 'Dogodila se pogreška u panelu. Ono što ste upisali u obrazac čuva se u ovom pregledniku i bit će vam ponuđeno kad ga ponovno otvorite.',
      retry: 'Pokušaj ponovno',
      reload: 'Ponovno učitaj panel',
      dashboard: 'Na nadzornu ploču',
    },
    status: {
      offline:
        'Nema veze s internetom. Upisano se ne gubi: ostavite ovu stranicu otvorenom, a spremanje se nastavlja kad se veza vrati.',
      unreachable:
        'Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno; ono što ste upisali ostaje ovdje.',
      tooLarge:
        'Poslano je preveliko za poslužitelj. Priložite manju datoteku ili skratite tekst; ono što ste upisali ostaje ovdje.',
      notChanged: 'Promjena nije spremljena.',
      copied: 'Kopirano',
      loadFailed: 'Podatke nije bilo moguće učitati.',
      retry: 'Pokušaj ponovno',
    },
    conflict: conflictHr,
    contact: contactHr.admin,
    settings: settingsHr.admin,
    donations: donationsHr.admin,
    'bank-payments': bankPaymentsHr.admin,
    newsletter: newsletterHr.admin,
    issues: issuesHr.admin,
    mails: mailsHr.admin,
    privacy: privacyHr.admin,
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
    projects: {
      title: 'Projekti',
      add: 'Novi projekt',
      addFirst: 'Dodaj prvi projekt',
      edit: 'Uredi',
      editTitle: 'Uredi projekt',
      open: 'Otvori javnu stranicu projekta u novoj kartici',
      search: 'Traži projekte',
      empty: 'Još nema projekata.',
      noResults: 'Nijedan projekt ne odgovara pretrazi.',
      status: { active: 'U tijeku', upcoming: 'U pripremi', completed: 'Završen' },
      category: {
        education: 'Obrazovanje',
        'sustainable development': 'Održivi razvoj',
        conference: 'Konferencija',
        'Psihosocijalna podrška': 'Psihosocijalna podrška',
        'Podrška starijima': 'Podrška starijima',
        'Zaštita djece': 'Zaštita djece',
        'Socijalne usluge': 'Socijalne usluge',
      },
      details: 'Pojedinosti projekta',
      documents: {
        title: 'Dokumenti projekta',
        choose: 'Dodaj dokument s popisa',
        write: 'Upiši drugi dokument',
        remove: 'Ukloni %{place}. dokument',
        validation: {
          name: 'Naziv dokumenta je obavezan',
          nameEn: 'Engleski naziv dokumenta je obavezan',
          path: 'Putanja dokumenta mora početi s /',
        },
      },
      help: {
        slug: 'Dio adrese projekta: mala slova engleske abecede, brojke i crtice.',
        category: 'Odaberite s popisa ili upišite vlastitu.',
      },
      validation: {
        title: 'Naslov mora imati barem 3 znaka',
        titleEn: 'Engleski naslov mora imati barem 3 znaka',
        slug: 'Slug mora imati barem 3 znaka',
        description: 'Opis mora imati barem 10 znakova',
        descriptionEn: 'Engleski opis mora imati barem 10 znakova',
        category: 'Kategorija je obavezna',
      },
      toast: {
        created: { title: 'Projekt je dodan', description: 'Novi projekt je spremljen.' },
        updated: { title: 'Projekt je spremljen', description: 'Izmjene su vidljive odmah.' },
        deleted: 'Projekt je obrisan',
        error: {
          title: 'Projekt nije spremljen',
          description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
        },
      },
    },
  },
  resources: {
    contact: contactHr.resource,
    settings: settingsHr.resource,
    donations: donationsHr.resource,
    'bank-payments': bankPaymentsHr.resource,
    newsletter: newsletterHr.resource,
    issues: issuesHr.resource,
    mails: mailsHr.resource,
    privacy: privacyHr.resource,
    users: usersHr.resource,
    events: eventsHr.resource,
    documents: documentsHr.resource,
    partners: partnersHr.resource,
    team: teamHr.resource,
    media: mediaHr.resource,
    blog: blogHr.resource,
    projects: {
      name: 'Projekt |||| Projekti |||| Projekti',
      fields: {
        id: 'Broj',
        title: 'Naslov',
        titleEn: 'Engleski naslov',
        slug: 'Slug',
        category: 'Kategorija',
        status: 'Stanje',
        description: 'Opis',
        descriptionEn: 'Engleski opis',
        imageUrl: 'Slika',
        startDate: 'Početak',
        endDate: 'Kraj',
        financing: 'Financiranje',
        financingEn: 'Financiranje (engleski)',
        results: 'Rezultati',
        resultsEn: 'Rezultati (engleski)',
        partners: 'Partneri',
        partnersEn: 'Partneri (engleski)',
        activities: 'Aktivnosti',
        activitiesEn: 'Aktivnosti (engleski)',
        note: 'Napomena',
        noteEn: 'Napomena (engleski)',
        documents: {
          name: 'Naziv dokumenta',
          nameEn: 'Engleski naziv dokumenta',
          path: 'Putanja dokumenta',
        },
        createdAt: 'Dodano',
      },
    },
  },
};

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The panel's own keys; react-admin's are held to their own type. */
export type AppCatalogue = SameKeys<Omit<typeof hr, 'ra'>>;
