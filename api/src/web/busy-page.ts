import type { Language } from '../http/text.js';
import { pagePolicy, securityHeaders } from './security-headers.js';

/** Seconds after which another try is worth it. */
const RETRY_S = 2;

const TEXTS = {
  hr: {
    title: 'Na stranici je trenutačno gužva',
    text: 'Stiglo je više upita nego što ih možemo obraditi odjednom. Pokušajte ponovno za nekoliko sekundi.',
    retry: 'Pokušajte ponovno',
    home: 'Na naslovnicu',
    site: 'Kvaliteta življenja',
  },
  en: {
    title: 'The site is busy right now',
    text: 'More requests have arrived than we can handle at once. Please try again in a few seconds.',
    retry: 'Try again',
    home: 'To the home page',
    site: 'Kvaliteta življenja',
  },
} satisfies Record<Language, Record<string, string>>;

/** It loads nothing, since what it would load comes from the server that is busy. */
const STYLE = `
:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif;background:light-dark(#fbf8f2,#0c1c22);color:light-dark(#1d2a2e,#f2ece1)}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}
h1{font:600 clamp(1.6rem,1.3rem + 1.6vw,2.2rem)/1.2 Georgia,serif;text-wrap:balance}
a{color:light-dark(#0e4a5a,#8fcfdb);padding:.4rem 0;display:inline-block;margin-inline-end:1.5rem}
a:focus-visible{outline:3px solid light-dark(#0a6c87,#ffd166);outline-offset:3px}
`;

export interface PreparedAnswer {
  status: number;
  headers: string[];
  body: Buffer;
}

/** The page for visitors whose page cannot be made now, in both languages; it is made beforehand. */
export function busyPages(publicUrl: string): Record<Language, PreparedAnswer> {
  return { hr: busyPage('hr', publicUrl), en: busyPage('en', publicUrl) };
}

function busyPage(language: Language, publicUrl: string): PreparedAnswer {
  const { title, text, retry, home, site } = TEXTS[language];
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${site}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a> <a href="/">${home}</a></p>
</main>
</body>
</html>
`;
  const body = Buffer.from(html);
  const headers = {
    ...securityHeaders(publicUrl),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Length': String(body.length),
    'Content-Security-Policy': pagePolicy(html),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_S),
    Vary: 'Cookie, Accept-Language',
  };
  return { status: 503, headers: Object.entries(headers).flat(), body };
}
