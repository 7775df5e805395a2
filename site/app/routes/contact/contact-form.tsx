import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '~/components/button/button';
import { ErrorSummary } from '~/components/field/error-summary';
import { FailureNotice } from '~/components/field/failure-notice';
import { Checkbox, TextArea, TextField } from '~/components/field/field';
import { Honeypot } from '~/components/field/honeypot';
import { useFormAction } from '~/components/field/use-form-action';
import { useSendOnce } from '~/components/field/use-send-once';
import { markedText } from '~/i18n/marked-text';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './contact-form.module.css';
import type { RefusedMessage } from './send-message';

interface ContactFormProps {
  /** The initial subject. */
  subject?: string;
  messageHint: string;
  /** Whether the visitor comes from a page with the quick exit. */
  exit: boolean;
  /** Why the last message was refused. */
  refused?: RefusedMessage;
}

export function ContactForm({ subject, messageHint, exit, refused }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const action = useFormAction();
  const { sending, once } = useSendOnce();
  const { errors, values } = refused ?? {};
  return (
    <section className={`stone ${styles.section}`} aria-labelledby="write">
      {errors === undefined ? null : <ErrorSummary errors={errors} />}
      {refused === undefined || errors !== undefined ? null : <Failure refused={refused} />}
      <h2 id="write" className={styles.title}>
        {t('form.title')}
      </h2>
      <p className={styles.required}>{t('form.allRequired')}</p>
      <Form method="post" action={action} className={styles.form} onSubmit={once} noValidate>
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="name"
          defaultValue={values?.name}
          error={errors?.name}
        />
        <div className={styles.address}>
          <TextField
            label={t('form.email')}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            hint={t(exit ? 'form.emailHintExit' : 'form.emailHint')}
            defaultValue={values?.email}
            error={errors?.email}
          />
          <Checkbox
            label={t('form.noReceipt')}
            name="noReceipt"
            defaultChecked={values?.noReceipt ?? exit}
          />
        </div>
        <TextField
          label={t('form.subject')}
          name="subject"
          defaultValue={values?.subject ?? subject}
          error={errors?.subject}
        />
        <TextArea
          label={t('form.message')}
          name="message"
          rows={7}
          hint={messageHint}
          defaultValue={values?.message}
          error={errors?.message}
        />
        <Honeypot answer={refused} />
        <Checkbox
          label={t('form.consent')}
          name="gdprConsent"
          hint={markedText(t('form.consentHint'), {
            privacy: (words) => <Link to="/legal#privacy">{words}</Link>,
          })}
          defaultChecked={values?.gdprConsent}
          error={errors?.gdprConsent}
        />
        <p>
          <Button type="submit" variant="action" aria-disabled={sending}>
            {sending ? t('form.submitting') : t('form.submit')}
          </Button>
        </p>
      </Form>
    </section>
  );
}

function Failure({ refused }: { refused: RefusedMessage }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation();
  const { email, phone } = useOrganization();
  const { status, message, retryAfter, honeypotFilled } = refused;
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const reason = honeypotFilled ? common('form.notEmpty') : (message ?? t('form.again'));
  const unanswered = offline ? t('form.offline') : t('form.unanswered');
  return (
    <FailureNotice title={t('form.error')} failure={refused}>
      <p>{status === undefined ? unanswered : reason}</p>
      {status === 429 && retryAfter !== undefined ? (
        <p>{t('form.wait', { count: Math.ceil(retryAfter / 60) })}</p>
      ) : null}
      {status === 413 ? <p>{t('form.tooLarge')}</p> : null}
      <p>
        {markedText(t('form.retained', { phone, email }), {
          call: (number) => <a href={telephoneUrl(number)}>{number}</a>,
          mail: (words) => <a href={`mailto:${email}`}>{words}</a>,
        })}
      </p>
    </FailureNotice>
  );
}
