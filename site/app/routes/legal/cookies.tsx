import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/button/button';
import { OptionsDialog } from '~/components/cookie-banner/cookie-banner';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { markedText } from '~/i18n/marked-text';
import { contactParts } from './contact-parts';
import styles from './legal.module.css';
import { Part } from './part';

/** Everything that the site stores in a browser. */
const storedItems = [
  { key: 'languageCookie', name: 'language', where: 'cookie' },
  { key: 'language', name: 'language', where: 'local' },
  { key: 'contrast', name: 'contrast', where: 'local' },
  { key: 'fontSize', name: 'fontSize', where: 'local' },
  { key: 'theme', name: 'theme', where: 'local' },
  { key: 'cookiesAccepted', name: 'cookiesAccepted', where: 'local' },
  { key: 'preferences', name: 'preferences', where: 'local' },
  { key: 'pages', name: 'pages, assets, pictures, offline', where: 'cache' },
  { key: 'scroll', name: 'react-router-scroll-positions', where: 'session' },
  { key: 'unsentText', name: 'unsentText', where: 'session' },
  { key: 'sessionCookie', name: 'session', where: 'cookie' },
  { key: 'admin', name: 'admin, RaStore…', where: 'local' },
] as const;

export function Cookies() {
  const { t } = useTranslation('legal');
  return (
    <section id="cookies" className={styles.section} aria-labelledby="cookies-title">
      <h2 id="cookies-title">{t('cookies.title')}</h2>
      <p className={styles.intro}>{t('cookies.lead')}</p>
      <details className={styles.folded}>
        <summary>{t('cookies.all')}</summary>
        <table className={styles.table} id="cookies-all">
          <caption className="visually-hidden">{t('cookies.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('cookies.name')}</th>
              <th scope="col">{t('cookies.where')}</th>
              <th scope="col">{t('cookies.what')}</th>
              <th scope="col">{t('cookies.time')}</th>
            </tr>
          </thead>
          <tbody>
            {storedItems.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <code>{row.name}</code>
                </th>
                <td>{t(`cookies.places.${row.where}`)}</td>
                <td>{t(`cookies.rows.${row.key}.what`)}</td>
                <td>
                  <Duration row={row.key} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Part title={t('cookies.change.title')}>
        <CookieSettings />
      </Part>
      <Part title={t('cookies.exit.title')} paragraphs={[t('cookies.exit.text')]}>
        <p>{markedText(t('cookies.exit.advice'), contactParts)}</p>
      </Part>
    </section>
  );
}

function Duration({ row }: { row: (typeof storedItems)[number]['key'] }) {
  const { t } = useTranslation('legal');
  switch (row) {
    case 'language':
    case 'contrast':
    case 'fontSize':
    case 'theme':
    case 'pages':
      return <span>{t('cookies.untilCleared')}</span>;
    default:
      return <span>{t(`cookies.rows.${row}.time`)}</span>;
  }
}

function CookieSettings() {
  const { t } = useTranslation('legal');
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <>
      <p>{t('cookies.change.text')}</p>
      <NeedsScripts as="p">
        <Button ref={button} onClick={() => setChoosing(true)}>
          {t('cookies.change.button')}
        </Button>
      </NeedsScripts>
      <noscript>
        <p>{t('cookies.change.noScripts')}</p>
      </noscript>
      {choosing ? <OptionsDialog onClose={close} /> : null}
    </>
  );
}
