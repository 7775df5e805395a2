import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { Button } from '../button/button';
import { TextField } from '../field/field';
import { Honeypot } from '../field/honeypot';
import { showToast } from '../toast/toast';
import { isEmail } from './email';
import styles from './newsletter-form.module.css';
import type { SubscriptionResult } from './subscription';

interface NewsletterFormProps {
  /** Anchor of the form. */
  id?: string;
  tone?: 'ground' | 'band';
  /** The answer to a submission without scripts. */
  result?: SubscriptionResult;
}

/**
 * Posts to `/newsletter`: without scripts that page shows the answer, with scripts a toast does.
 * The field keeps its text until the subscription is stored.
 */
export function NewsletterForm({ id, tone = 'ground', result }: NewsletterFormProps) {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  const fieldId = useId();
  const fetcher = useFetcher<SubscriptionResult>();
  const answer = fetcher.data ?? result;
  // The result of the check before submission; undefined means that the answer decides.
  const [checkFailed, setCheckFailed] = useState<true>();
  const invalid = checkFailed ?? answer?.outcome === 'invalid';
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const inbox = useRef<HTMLParagraphElement>(null);
  const sending = fetcher.state !== 'idle';
  const sent = useRef(false);
  const subscribed = !sending && fetcher.data?.outcome === 'subscribed' ? fetcher.data : undefined;
  const unsent = !sending && fetcher.data?.outcome === 'failed' && !navigator.onLine;

  useEffect(() => {
    const data = fetcher.data;
    if (fetcher.state !== 'idle') return;
    sent.current = false;
    if (data === undefined) return;
    if (data.outcome === 'invalid') {
      field.current?.focus();
    } else if (data.outcome === 'subscribed') {
      form.current?.reset();
      inbox.current?.scrollIntoView({ block: 'nearest' });
      showToast({ title: t('successTitle'), description: t('success') });
    } else if (navigator.onLine) {
      showToast({
        title: t('failureTitle'),
        description: data.honeypotFilled ? common('form.notEmpty') : (data.message ?? t('failure')),
        variant: 'destructive',
      });
    }
  }, [fetcher.state, fetcher.data, t, common]);

  const check = (event: FormEvent) => {
    if (isEmail(field.current?.value ?? '')) {
      setCheckFailed(undefined);
      if (sent.current) event.preventDefault();
      sent.current = true;
    } else {
      setCheckFailed(true);
      event.preventDefault();
      field.current?.focus();
    }
  };

  return (
    <fetcher.Form
      ref={form}
      id={id}
      method="post"
      action="/newsletter"
      className={`${styles.form} ${tone === 'band' ? styles.band : ''}`}
      onSubmit={check}
      noValidate
    >
      <div className={styles.row}>
        <TextField
          ref={field}
          id={fieldId}
          name="email"
          type="email"
          autoComplete="email"
          label={t('email')}
          defaultValue={result?.email}
          error={invalid ? t('invalidEmail') : undefined}
        />
        <Honeypot answer={fetcher.data} />
        <Button type="submit" aria-disabled={sending} className={styles.submit}>
          {sending ? t('submitting') : t('submit')}
        </Button>
      </div>
      {/* Not a toast, because its code may not be loaded without a connection. */}
      <p role="alert" className={styles.unsent}>
        {unsent ? common('connection.notSent') : null}
      </p>
      {/* Stays longer than a toast: the subscription has to be confirmed by e-mail. */}
      <p ref={inbox} aria-live="polite" className={styles.inbox}>
        {subscribed && t('inboxOf', { email: subscribed.email })}
      </p>
      <p className={styles.privacy}>
        <span>{t('confirm')}</span> <span>{t('privacy')}</span>
      </p>
    </fetcher.Form>
  );
}
