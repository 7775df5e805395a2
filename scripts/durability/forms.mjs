// Every form that visitors and the panel send, by the API and as browsers without scripts do.
import { URLSearchParams } from 'node:url';
import sharp from 'sharp';
import { load } from './load.mjs';

/** A number of its own for each form that is sent. */
let number = 0;
const LANGUAGES = ['hr', 'en'];
const PICTURE = await sharp({
  create: { width: 64, height: 64, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();

const bodies = () => {
  number += 1;
  const email = `forms-${number}@durability.example`;
  const text = `Pitanje ${number} o radionicama.`;
  return {
    contact: { name: 'Ana', email, subject: 'Upit', message: text, gdprConsent: true },
    newsletter: { email },
    donation: { amount: 20, currency: 'EUR', donorName: 'Ana', donorEmail: email, message: text },
    post: { title: text, slug: `forms-${number}`, content: text, category: 'news', author: 'Ana' },
  };
};

/** The sentence of a problem, of the alert on a page or of an error page; empty without any. */
async function sentenceOf(answer) {
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('json')) return JSON.parse(text).detail ?? '';
  const [, sentence = ''] =
    /role="alert"[^>]*>(.*?)<\/(?:div|p|section)>/s.exec(text) ??
    /<main.*?<p[^>]*>(.*?)<\/p>/s.exec(text) ??
    [];
  return sentence.replaceAll(/<[^>]*>/g, ' ').trim();
}

async function send(base, name, path, init) {
  number += 1;
  const headers = { Origin: base, 'X-Forwarded-For': `198.51.${number >> 8}.${number % 256}` };
  const answer = await fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...init,
    headers: { ...headers, ...init.headers },
  });
  return { name, status: answer.status, sentence: await sentenceOf(answer) };
}

/**
 * Sends every form in both languages.
 * @returns {Promise<{ name: string, status: number, sentence: string }[]>}
 */
export async function sendForms(base) {
  const answers = [];
  for (const language of LANGUAGES) {
    const api = (path, body, headers = {}) => [
      `POST ${path} (${language})`,
      path,
      {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language, ...headers },
      },
    ];
    const page = (path, fields) => [
      `the form of ${path} (${language})`,
      `${path}${language === 'en' ? '?lang=en' : ''}`,
      { body: new URLSearchParams(fields) },
    ];
    const json = bodies();
    const html = bodies();
    const picture = new FormData();
    picture.append('file', new Blob([PICTURE], { type: 'image/png' }), 'slika.png');
    const forms = [
      api('/api/contact', json.contact),
      api('/api/newsletter/subscribe', json.newsletter),
      api('/api/donations', { ...json.donation, isAnonymous: false }),
      api('/api/blog', json.post, load.admin),
      ['an upload', '/api/media', { body: picture, headers: load.admin }],
      page('/contact', { ...html.contact, gdprConsent: 'on' }),
      page('/newsletter', html.newsletter),
      page('/donate', { ...html.donation, amount: '20' }),
    ];
    for (const form of forms) answers.push(await send(base, ...form));
  }
  return answers;
}
