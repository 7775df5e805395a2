import type { Catalogue } from '../catalogue';
import { accessibility } from './legal/accessibility';

export const legal: Catalogue['legal'] = {
  title: 'Privacy, terms, cookies and accessibility',
  description:
    'Which data we keep and for how long, which rights you have, what your browser remembers and how accessible this site is.',
  lead: 'What we do with your data, the rules for using this site, what your browser remembers and how accessible the site is. We have kept it plain.',
  valid: 'In force since {{date}}',
  contents: 'On this page',
  short: {
    privacy: 'We keep only what you send us yourself, and only while it is needed.',
    terms: 'The site is free and open to everyone. It does not replace professional help.',
    cookies:
      'No tracking. We remember the language and display you choose, and pages for reading without a connection.',
    accessibility: 'What we checked, what is not accessible yet, and whom to tell.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'This notice is about data we receive through this site, under the General Data Protection Regulation (GDPR) and the Croatian act implementing it.',
    controller: {
      title: 'Who is responsible',
      text: 'The controller is the Association. For any question about personal data, contact:',
      name: 'Name',
      address: 'Registered office',
      taxId: 'Tax ID (OIB)',
      email: 'Email',
      phone: 'Telephone',
      officer:
        'We have not appointed a data protection officer, as the law does not oblige us to. The Association answers questions at the same address and number.',
    },
    purposes: {
      title: 'What we keep, why and for how long',
      what: 'Data',
      why: 'Purpose',
      basis: 'Legal basis',
      time: 'How long',
      newsletter: {
        title: 'Newsletter',
        what: 'Email address, language, time and version of your consent, the time you confirmed the address, and the issues we sent you.',
        why: 'Sending news of our work. We write only to confirmed addresses.',
        basis:
          'Your consent (GDPR Art. 6(1)(a)). You can withdraw it with the link in every message.',
        time_one:
          'Until you unsubscribe. After that we keep only a note not to write to you. With the link in every message you can delete everything: what remains is a fingerprint from which the address cannot be read, so that we do not write to you again by mistake. Addresses that were never confirmed are erased after {{count}} day.',
        time_few:
          'Until you unsubscribe. After that we keep only a note not to write to you. With the link in every message you can delete everything: what remains is a fingerprint from which the address cannot be read, so that we do not write to you again by mistake. Addresses that were never confirmed are erased after {{count}} days.',
        time_other:
          'Until you unsubscribe. After that we keep only a note not to write to you. With the link in every message you can delete everything: what remains is a fingerprint from which the address cannot be read, so that we do not write to you again by mistake. Addresses that were never confirmed are erased after {{count}} days.',
      },
      contact: {
        title: 'Messages',
        what: 'Name, email address, subject and text of the message, language, time and version of your consent.',
        why: 'Answering your message.',
        basis:
          'Your consent (GDPR Art. 6(1)(a)). Where you also tell us about health, violence or other sensitive matters, your explicit consent (Art. 9(2)(a)). For confidential matters, please call us instead.',
        time_one: '{{count}} month after we receive it.',
        time_few: '{{count}} months after we receive it.',
        time_other: '{{count}} months after we receive it.',
      },
      donations: {
        title: 'Donations',
        what: 'Amount and currency; your name, email address and message if you give them; your wish to stay anonymous; language and time; the reference and state of the payment. From the bank statement, the payer’s name, account number and payment details.',
        why: 'Preparing the payment slip, matching the payment with your pledge, thanking you, reminding you once at most, and accounting.',
        basis:
          'Carrying out the donation you asked to make (Art. 6(1)(b)) and our accounting duties (Art. 6(1)(c)). We do not publish donors’ names without asking them, and never those of anonymous donors.',
        time_one:
          '{{count}} year after the end of the year in which the payment came, as long as accounting records are kept. Your email address and message are erased a year after the payment, and pledges that were not paid a year after they were sent.',
        time_few:
          '{{count}} years after the end of the year in which the payment came, as long as accounting records are kept. Your email address and message are erased a year after the payment, and pledges that were not paid a year after they were sent.',
        time_other:
          '{{count}} years after the end of the year in which the payment came, as long as accounting records are kept. Your email address and message are erased a year after the payment, and pledges that were not paid a year after they were sent.',
      },
      mails: {
        title: 'Emails we send',
        what: 'The recipient’s address, the subject, the time and the outcome of sending. The content is kept only until the message has been sent.',
        why: 'Delivering the receipts, notices and links you asked for.',
        basis: 'Our legitimate interest in messages arriving (Art. 6(1)(f)).',
        time: '30 days from sending or the last attempt, then erased.',
      },
      imported: {
        title: 'Addresses from an earlier list',
        what: 'Email address, language, and when we brought it to this site and asked you.',
        why: 'Asking, only once, whether you would like the newsletter. Until you confirm it yourself, we do not send it.',
        basis:
          'Our legitimate interest in asking those who gave us their address earlier (Art. 6(1)(f)). The newsletter itself is sent only with your consent.',
        time_one: 'If you do not confirm, we erase the address after {{count}} day.',
        time_few: 'If you do not confirm, we erase the address after {{count}} days.',
        time_other: 'If you do not confirm, we erase the address after {{count}} days.',
      },
      refused: {
        title: 'Addresses that mail does not reach',
        what: 'Email address, how often and when it was refused, and the answer of the server that refused it.',
        why: 'Not sending to an address that does not exist or no longer accepts mail. After the second refusal we send nothing to it.',
        basis: 'Our legitimate interest in messages arriving (Art. 6(1)(f)).',
        time: 'One year from the last refusal, then erased. If a message does arrive in the meantime, the record is erased at once.',
      },
      security: {
        title: 'Protecting the site',
        what: 'The IP address from which a form was sent or somebody tried to sign in to the admin area.',
        why: 'Limiting the number of attempts, so that robots do not flood the forms and nobody guesses passwords.',
        basis: 'Our legitimate interest in keeping the site secure (Art. 6(1)(f)).',
        time: 'A few minutes to two days at most, then it is erased. The server’s log holds only the time, path and outcome of a request, without IP addresses, cookies or what was written in forms.',
      },
    },
    more: [
      {
        title: 'People who use our services',
        paragraphs: [
          'The data of people to whom we provide social services or help at home is not processed on this site. We explain how we handle it when we first meet. Our professionals are bound by professional secrecy. The only exception is what the law obliges us to report: when somebody is in immediate danger, or when we suspect that a child is at risk.',
        ],
      },
      {
        title: 'Applications to a public call',
        paragraphs: [
          'The application form is not sent through this site: it is filled in on paper or in a file, and submitted in person, by post or by email. It also asks about health and disability, since these decide whether somebody is eligible. We process them with the explicit consent given on the form (GDPR Art. 9(2)(a)), only for selection, for carrying out the project and for reporting, and keep them as long as the rules of the fund that finances the project require. They are seen only by those who decide on applications, those who give the help, and the bodies that oversee the project.',
        ],
      },
      {
        title: 'Who else sees the data',
        paragraphs: [
          'We do not sell data or give it to advertisers. It is seen by the Association’s staff who need it for their work, and by the providers of our server and email, who act on our instructions and may not use it for anything else. We give it to authorities only where the law obliges us to.',
          'We make no automated decisions about you and build no profiles.',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'People aged 16 or over can consent to the newsletter themselves. For younger children a parent or guardian does.',
        ],
      },
    ],
    servers: {
      title: 'Where the data is',
      text: 'The server of this site and our mail server are in the European Economic Area. We do not transfer data outside it.',
    },
    rights: {
      title: 'Your rights',
      lead: 'At any time and free of charge you can ask for:',
      list: [
        'access to your data, and a copy',
        'correction of inaccurate or incomplete data',
        'erasure of your data (“right to be forgotten”)',
        'restriction of processing',
        'your data in a machine-readable form (portability)',
        'an end to processing based on legitimate interest (objection)',
        'withdrawal of your consent; this does not affect what was done before',
      ],
      how: 'Write from the address the data belongs to, so that we know it is you. We answer within a month at the latest.',
      erasure:
        'When you ask for erasure, we erase everything but what accounting needs: the name, amount, dates and numbers of donations we received. For three years we keep a record that we met your request, with a fingerprint from which the address cannot be read. In backups, erased data stays until we delete the backups. If we ever restore the site from one of them, we erase again.',
      authority:
        'If you think that we do not handle your data as we should, you can complain to the Croatian Personal Data Protection Agency (AZOP) in Zagreb.',
      authorityLink: 'Croatian Personal Data Protection Agency, azop.hr',
    },
  },
  terms: {
    title: 'Terms of use',
    parts: [
      {
        title: 'What this site is',
        paragraphs: [
          'The site is run by the Association. Reading it is free and needs no account. We try to keep everything accurate and up to date; if you find a mistake, please tell us.',
        ],
      },
      {
        title: 'Advice is not therapy',
        paragraphs: [
          'Articles and advice on this site are general. They do not replace a conversation with a professional, medical help or legal advice. In immediate danger call <call>112</call>, or the police on <call>192</call>.',
        ],
      },
      {
        title: 'Texts and drawings',
        paragraphs: [
          'Texts, drawings and the mark belong to the Association or are used with permission. You may share and quote them with their source, except for commercial purposes. The documents we offer for download may be copied freely.',
        ],
      },
      {
        title: 'Forms',
        paragraphs: [
          'Please give correct data in forms, and do not give other people’s data without their permission. We may prevent misuse, such as messages sent by robots.',
          'Pledging a donation is no obligation: a gift is made only when it is paid. We return a donation that was paid by mistake if you tell us within 30 days.',
        ],
      },
      {
        title: 'Links to other sites',
        paragraphs: [
          'Some links lead to other people’s sites. Their owners are responsible for what is there and for how they treat data.',
        ],
      },
      {
        title: 'Language, law and changes',
        paragraphs: [
          'The site is in Croatian and English. Where they differ, the Croatian text is the binding one. Croatian law applies, and the courts in Zagreb have jurisdiction. New terms are published on this page with the date from which they apply.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies and browser storage',
    lead: 'This site has no advertising, no visitor counters and no third-party add-ons. Everything it shows you comes from our own server. We use nothing that would need your consent.',
    name: 'Name',
    where: 'Where',
    what: 'What it remembers',
    time: 'How long',
    all: 'Everything that is remembered, one by one',
    places: {
      cookie: 'cookie',
      local: 'local storage',
      session: 'tab storage',
      cache: 'page cache',
    },
    untilCleared: 'until you clear the browser’s data or switch display preferences off',
    rows: {
      languageCookie: { what: 'the language you chose', time: 'one year' },
      language: { what: 'the same choice of language' },
      contrast: { what: 'normal or high contrast' },
      fontSize: { what: 'the size of the text' },
      theme: { what: 'light or dark theme' },
      cookiesAccepted: {
        what: 'that you have seen the notice about cookies',
        time: 'until you clear the browser’s data',
      },
      preferences: {
        what: 'that you do not want language and display remembered',
        time: 'until you allow it again or clear the browser’s data',
      },
      pages: {
        what: 'up to 50 pages you opened, for reading without a connection; never those with the button “Exit this page”',
      },
      scroll: { what: 'how far down a page you were', time: 'until you close the tab' },
      unsentText: {
        what: 'what you typed and chose in a form that was not sent, when the page has to be loaded again; not remembered if you switch display preferences off',
        time: 'until the page is loaded again, at most until you close the tab',
      },
      sessionCookie: {
        what: 'being signed in; administrators only',
        time: 'eight hours, or until signing out',
      },
      admin: {
        what: 'who is signed in, settings of the panel and unsaved posts; administrators only',
        time: 'until signing out; settings of the panel until the browser’s data is cleared; unsaved posts until they are saved or discarded',
      },
    },
    change: {
      title: 'Change your choice',
      text: 'You can switch display preferences off. What was already remembered is then removed as well.',
      button: 'Open preferences',
      noScripts:
        'Without JavaScript the browser remembers only the language cookie. You can remove it in the browser’s settings.',
    },
    exit: {
      title: 'Exit this page',
      text: 'Pages about violence have a button “Exit this page”. That button, or pressing Escape three times, opens the weather forecast at once and removes the page’s title from the history, and going back no longer leads to the page. It does not erase the rest of your browsing history: pages you opened before stay there.',
      advice:
        'If somebody looks through your device, use a private window, another device that you consider safe, or the telephone: the National Call Centre for Victims is free and anonymous, on <call>116 006</call>.',
    },
  },
  accessibility,
};
