import { apiTokensHr } from './api-tokens';
import { auditLogHr } from './audit-log';
import { backupsHr } from './backups';
import { bankPaymentsHr } from './bank-payments';
import { blogHr } from './blog';
import { contactHr } from './contact';
import { documentsHr } from './documents';
import { donationsHr } from './donations';
import { eventsHr } from './events';
import { bulkHr } from './general/bulk';
import { conflictHr } from './general/conflict';
import { draftLinkHr } from './general/draft-link';
import { imageHr } from './general/image';
import { passkeysHr } from './general/passkeys';
import { passwordAgainHr } from './general/password-again';
import { publishingHr } from './general/publishing';
import { richTextHr } from './general/rich-text';
import { secondFactorHr } from './general/second-factor';
import { slugHr } from './general/slug';
import { healthHr } from './health';
import { issuesHr } from './issues';
import { mailsHr } from './mails';
import { mediaHr } from './media';
import { newsletterHr } from './newsletter';
import { pageTextsHr } from './page-texts';
import { pagesHr } from './pages';
import { partnersHr } from './partners';
import { passwordResetHr } from './password-reset';
import { privacyHr } from './privacy';
import { projectsHr } from './projects';
import { publicCallsHr } from './public-calls';
import { redirectsHr } from './redirects';
import { settingsHr } from './settings';
import { teamHr } from './team';
import { trashHr } from './trash';
import { usersHr } from './users';

/** The texts of the screens, loaded with the first screen that is opened. */
export const screensHr = {
  admin: {
    export: 'Izvezi CSV',
    help: 'Čemu služi ovaj zaslon?',
    filter: {
      filters: 'Filtri',
      all: 'Sve',
      translation: 'Prijevod',
      untranslated: 'Nedostaje',
      translated: 'Potpun',
      outdated: 'Stariji od izvornika',
      gaps: {
        missing: 'Prijevodu nedostaje: %{fields}.',
        same: 'Isto na oba jezika: %{fields}.',
      },
    },
    list: {
      state: 'Stanje',
      remark: 'Napomena',
      view: 'Prikaz popisa',
      cards: 'Kartice',
      table: 'Tablica',
      page: 'Stranica',
      of: 'od %{pages}',
      noSuchPage: 'Upišite broj od 1 do %{pages}.',
    },
    form: {
      save: 'Spremi',
      saving: 'Spremanje…',
      cancel: 'Odustani',
      more: 'Više',
      close: 'Zatvori',
      closedUnsaved: 'Obrazac je zatvoren, a ono što ste upisali nije spremljeno.',
      bringBack: 'Vrati upisano',
      arrived:
        'Prvo je spremanje ipak uspjelo. Ovo je spremljeni zapis s onim što ste otad promijenili; spremite ga još jednom.',
      openElsewhere: {
        others:
          'Ovaj zapis ima otvoren i %{names}. |||| Ovaj zapis imaju otvoren i %{names}. |||| Ovaj zapis imaju otvoren i %{names}.',
        since: '%{name} (od %{time})',
        second: 'Tko ga spremi drugi, vidjet će što je prvi promijenio.',
        own: 'I vi ste ga otvorili još negdje, na drugom uređaju ili u drugoj kartici (u %{time}).',
      },
      draftWork: {
        found: 'U ovom pregledniku ostao je nespremljen unos: %{date}.',
        foundElsewhere:
          'S drugog uređaja ili iz drugog preglednika ostao je vaš nespremljen unos: %{date}.',
        unfinished: 'Nedovršeno',
        continueNew: 'Nastavi nedovršeno',
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
      deletion: {
        title: 'Obrisati „%{name}”?',
        text: 'Posjetitelji ovo više neće vidjeti. U košu se čuva 30 dana i odande se može vratiti.',
        forGood: 'Obrisano se ne može vratiti.',
        toBin: 'U košu se čuva 30 dana i odande se može vratiti, a zatim se trajno briše.',
      },
      croatian: 'Hrvatski',
      length: {
        left: 'Stane još %{smart_count} znak. |||| Stanu još %{smart_count} znaka. |||| Stane još %{smart_count} znakova.',
        over: 'Predugo: %{smart_count} znak, a stane ih najviše %{max}. |||| Predugo: %{smart_count} znaka, a stane ih najviše %{max}. |||| Predugo: %{smart_count} znakova, a stane ih najviše %{max}.',
      },
      croatianOnly: {
        badge: 'Samo na hrvatskom',
        help: 'I engleski dio stranice pokazuje hrvatski tekst, tako označen. Engleski tekst ne treba; ako postoji, čuva se i opet se pokazuje kad se ovo isključi.',
      },
      english: 'Engleski',
      /** The message of an API rule, which has both languages as arguments. */
      rule: '%{hr}',
      number: {
        understood: 'Pročitano kao %{amount}',
        notAmount:
          'Ovo se ne može pročitati kao iznos. Upišite ga znamenkama, na primjer 1.234,56.',
        notWhole: 'Upišite cijeli broj, samo znamenkama.',
      },
      slug: slugHr,
      completed: 'Upisano je kao %{text}.',
      required: 'Polja označena zvjezdicom (*) obavezna su.',
      requiredToPublish:
        'Polja označena zvjezdicom (*) obavezna su za objavu. Za skicu je dovoljan naslov na jednom jeziku.',
      publishing: publishingHr,
      draftLink: draftLinkHr,
      copied: 'Ovo je kopija, spremljena kao skica.',
    },
    bulk: bulkHr,
    conflict: conflictHr,
    image: imageHr,
    order: {
      up: 'Pomakni gore',
      down: 'Pomakni dolje',
      drag: 'Povucite na drugo mjesto',
      moved: '%{name}: sada je na %{place}. mjestu od %{total}',
      failed: 'Poredak nije spremljen. Pokušajte ponovno.',
    },
    blog: blogHr.admin,
    projects: projectsHr.admin,
    events: eventsHr.admin,
    'public-calls': publicCallsHr.admin,
    team: teamHr.admin,
    partners: partnersHr.admin,
    documents: documentsHr.admin,
    'page-texts': pageTextsHr.admin,
    pages: pagesHr.admin,
    media: mediaHr.admin,
    contact: contactHr.admin,
    donations: donationsHr.admin,
    'bank-payments': bankPaymentsHr.admin,
    newsletter: newsletterHr.admin,
    issues: issuesHr.admin,
    mails: mailsHr.admin,
    'refused-addresses': mailsHr.refused,
    'api-tokens': apiTokensHr.admin,
    users: usersHr.admin,
    redirects: redirectsHr.admin,
    trash: trashHr.admin,
    'audit-log': auditLogHr.admin,
    settings: settingsHr.admin,
    privacy: privacyHr.admin,
    backups: backupsHr.admin,
    health: healthHr.admin,
    account: { ...usersHr.account, passkeys: passkeysHr, secondFactor: secondFactorHr },
    passwordAgain: passwordAgainHr,
    passwordReset: passwordResetHr,
    richText: richTextHr,
  },
  resources: {
    blog: blogHr.resource,
    projects: projectsHr.resource,
    events: eventsHr.resource,
    'public-calls': publicCallsHr.resource,
    team: teamHr.resource,
    partners: partnersHr.resource,
    documents: documentsHr.resource,
    'page-texts': pageTextsHr.resource,
    pages: pagesHr.resource,
    media: mediaHr.resource,
    contact: contactHr.resource,
    donations: donationsHr.resource,
    'bank-payments': bankPaymentsHr.resource,
    newsletter: newsletterHr.resource,
    issues: issuesHr.resource,
    mails: mailsHr.resource,
    'api-tokens': apiTokensHr.resource,
    users: usersHr.resource,
    redirects: redirectsHr.resource,
    trash: trashHr.resource,
    'audit-log': auditLogHr.resource,
    'saved-replies': {
      name: 'Spremljeni odgovor |||| Spremljeni odgovori |||| Spremljeni odgovori',
    },
    settings: settingsHr.resource,
    privacy: privacyHr.resource,
    backups: backupsHr.resource,
    health: healthHr.resource,
  },
};
