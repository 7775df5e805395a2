import { dashboardHr } from './dashboard';
import { failuresHr } from './general/failures';
import { croatianReactAdmin } from './general/react-admin';

/** The texts of the login page, the dashboard and the frame around the screens. */
export const frameHr = {
  ...croatianReactAdmin,
  admin: {
    title: 'Upravljanje sadržajem',
    association: 'Kvaliteta življenja',
    site: 'Otvori javnu stranicu',
    language: 'Jezik',
    theme: { light: 'Uključi svijetli prikaz', dark: 'Uključi tamni prikaz' },
    messages: 'Obavijesti (F8)',
    menu: {
      label: 'Izbornik',
      content: 'Sadržaj',
      people: 'Ljudi i poruke',
      money: 'Novac',
      system: 'Sustav',
    },
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
    account: { title: 'Moj račun', menu: 'Korisnički izbornik' },
    blog: { title: 'Blog' },
    projects: { title: 'Projekti' },
    events: { title: 'Događaji' },
    'public-calls': { title: 'Javni pozivi' },
    team: { title: 'Tim' },
    partners: { title: 'Partneri' },
    documents: { title: 'Dokumenti' },
    'page-texts': {
      title: 'Stranice',
      pages: {
        home: 'Naslovnica',
        about: 'O nama',
        donate: 'Doniranje',
        documents: 'Dokumenti projekta',
        contact: 'Kontakt',
        footer: 'Podnožje',
        legal: 'Pravne stranice',
      },
    },
    pages: { title: 'Vlastite stranice' },
    media: { title: 'Slike' },
    contact: { title: 'Poruke' },
    donations: { title: 'Donacije' },
    'bank-payments': { title: 'Bankovni izvodi' },
    newsletter: { title: 'Pretplatnici' },
    issues: { title: 'Newsletter' },
    mails: {
      title: 'E-pošta',
      noServer: {
        text: 'Poslužitelj e-pošte nije postavljen, pa poruke koje stranica šalje nitko ne dobiva: spremaju se u datoteke.',
        see: 'Više na zaslonu E-pošta',
      },
    },
    users: { title: 'Korisnici' },
    redirects: { title: 'Preusmjeravanja' },
    trash: { title: 'Koš' },
    settings: { title: 'Postavke' },
    privacy: { title: 'Privatnost' },
  },
};
