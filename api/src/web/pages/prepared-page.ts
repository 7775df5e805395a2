import type { Language } from '../../i18n/language.js';
import { hashSource, pagePolicy, securityHeaders } from '../security-headers.js';

/** Inline, so that the page loads nothing more from a server that is busy. */
const STYLE = `
:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif;background:light-dark(#fbf8f2,#0c1c22);color:light-dark(#1d2a2e,#f2ece1)}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}
h1{font:600 clamp(1.6rem,1.3rem + 1.6vw,2.2rem)/1.2 Georgia,serif;text-wrap:balance}
a{color:light-dark(#0e4a5a,#8fcfdb);padding:.4rem 0;display:inline-block;margin-inline-end:1.5rem}
a:focus-visible{outline:3px solid light-dark(#0a6c87,#ffd166);outline-offset:3px}
`;

export interface PreparedResponse {
  status: number;
  headers: string[];
  body: Buffer;
  /** The key of a form in the body, which is to be another one each time it is sent. */
  submissionKey?: string | undefined;
}

export interface PreparedTexts {
  title: string;
  text: string;
  /** Text of the link that opens the same URL again. */
  retry: string;
}

const HOME: Record<Language, string> = { hr: 'Na naslovnicu', en: 'To the home page' };

/** A small static page in both languages, created once and sent without rendering. */
export function preparedPages(
  publicUrl: string,
  texts: Record<Language, PreparedTexts>,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Record<Language, PreparedResponse> {
  const page = (language: Language): PreparedResponse => {
    const html = documentOf(language, texts[language]);
    const body = Buffer.from(html);
    const all = {
      ...securityHeaders(publicUrl),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Length': String(body.length),
      'Content-Security-Policy': pagePolicy({ styles: [hashSource(STYLE)] }),
      'Cache-Control': 'no-store',
      Vary: 'Cookie, Accept-Language',
      ...headers,
    };
    return { status, headers: Object.entries(all).flat(), body };
  };
  return { hr: page('hr'), en: page('en') };
}

function documentOf(language: Language, { title, text, retry }: PreparedTexts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Kvaliteta življenja</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a> <a href="/">${HOME[language]}</a></p>
</main>
</body>
</html>
`;
}
