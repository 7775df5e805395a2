import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { MAX_PLEDGE_EUROS } from 'shared/limits';
import { formatEuros } from 'shared/money';
import { textOf } from '~/api/send-form';
import { Button } from '~/components/button/button';
import { ErrorSummary } from '~/components/field/error-summary';
import { FailureNotice } from '~/components/field/failure-notice';
import { Checkbox, TextArea, TextField } from '~/components/field/field';
import { Honeypot } from '~/components/field/honeypot';
import { SubmissionKey } from '~/components/field/submission-key';
import { useFormAction } from '~/components/field/use-form-action';
import { useSendOnce } from '~/components/field/use-send-once';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { amountOf } from './amount';
import { AmountField } from './amount-field';
import styles from './donation-form.module.css';
import type { RefusedPledge } from './pledge';

/** Error messages by field, in the order of the form. */
function useErrors(refused: RefusedPledge | undefined): Partial<Record<string, string>> {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  return useMemo(() => {
    const wrong = refused?.wrongAmount;
    if (wrong === undefined) return refused?.errors ?? {};
    const { lower = 0 } = wrong;
    const message = t(`form.wrong.${wrong.wrong}`, {
      most: formatEuros(MAX_PLEDGE_EUROS, language),
      lower: formatEuros(lower, language),
      upper: formatEuros(lower + 1, language),
    });
    return { [wrong.field]: message, ...refused?.errors };
  }, [refused, t, language]);
}

const noSubscription = () => () => undefined;

/**
 * The URL to which the form is sent. Browsers discard their copy of a page when a form is sent to
 * its URL, and with it the key to which "Back" returns, so without scripts it is another one.
 */
function usePledgeAction(): string {
  const action = useFormAction();
  const hasScripts = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return hasScripts ? action : `${action}${action.includes('?') ? '&' : '?'}pledge`;
}

interface DonationFormProps {
  refused?: RefusedPledge;
  /** Called with each amount chosen or typed; with undefined if it cannot be pledged. */
  onAmount: (euros: number | undefined) => void;
}

export function DonationForm({ refused, onAmount }: DonationFormProps) {
  const { t } = useTranslation('donate');
  const action = usePledgeAction();
  const { sending, once } = useSendOnce();
  const errors = useErrors(refused);
  const values = refused?.values;
  const failed = refused !== undefined && Object.keys(errors).length === 0;
  return (
    <Form
      method="post"
      action={action}
      className={styles.form}
      aria-label={t('form.title')}
      onSubmit={once}
      onChange={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        onAmount(amountOf(textOf(form, 'amount'), textOf(form, 'customAmount')).euros);
      }}
      noValidate
    >
      {failed ? <Failure refused={refused} /> : <ErrorSummary errors={errors} />}
      <AmountField
        chosen={values?.amount}
        typed={values?.customAmount}
        choiceError={errors.amount}
        typedError={errors.customAmount}
      />
      <Facts />
      <fieldset className={styles.about}>
        <legend className={styles.legend}>{t('form.about')}</legend>
        <TextField
          label={t('form.name')}
          name="donorName"
          autoComplete="name"
          optional
          defaultValue={values?.donorName}
          error={errors.donorName}
        />
        <TextField
          label={t('form.email')}
          name="donorEmail"
          type="email"
          autoComplete="email"
          spellCheck={false}
          optional
          hint={t('form.emailHint')}
          defaultValue={values?.donorEmail}
          error={errors.donorEmail}
        />
        <TextArea
          label={t('form.message')}
          name="message"
          rows={3}
          optional
          defaultValue={values?.message}
          error={errors.message}
        />
        <Checkbox
          label={t('form.anonymous')}
          name="isAnonymous"
          hint={t('form.anonymousHint')}
          defaultChecked={values?.isAnonymous}
        />
      </fieldset>
      <Honeypot answer={refused} />
      <SubmissionKey sent={values?.submissionKey} />
      <div className={styles.end}>
        <Button type="submit" variant="action" className={styles.submit} aria-disabled={sending}>
          {sending ? t('form.submitting') : t('form.submit')}
        </Button>
        <p className={styles.privacy}>
          {markedText(t('form.privacy'), {
            privacy: (words) => <Link to="/legal#privacy">{words}</Link>,
          })}
        </p>
      </div>
    </Form>
  );
}

/** What can be checked about the association before money is given to it. */
function Facts() {
  const { t } = useTranslation('donate');
  const { t: common } = useTranslation();
  const { taxId, registryNumber, financialReport } = useOrganization();
  return (
    <ul className={styles.facts}>
      <li>
        <span>{common('footer.taxId')}</span> <b>{taxId}</b>
      </li>
      <li>
        <span>{t('form.registry')}</span> <b>{registryNumber}</b>
      </li>
      {financialReport === undefined ? null : (
        <li>
          <a href={financialReport}>{t('form.report')}</a>
        </li>
      )}
    </ul>
  );
}

function Failure({ refused }: { refused: RefusedPledge }) {
  const { t } = useTranslation('donate');
  const { t: common } = useTranslation();
  const { status, retryAfter, honeypotFilled } = refused;
  const message = honeypotFilled ? common('form.notEmpty') : refused.message;
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const unanswered = offline ? t('form.offline') : t('form.unanswered');
  return (
    <FailureNotice title={t('form.error')} failure={refused}>
      {status === undefined ? <p>{unanswered}</p> : null}
      {message === undefined ? null : <p>{message}</p>}
      {status === 429 && retryAfter !== undefined ? (
        <p>{t('form.wait', { count: Math.ceil(retryAfter / 60) })}</p>
      ) : null}
      {status === 413 ? <p>{t('form.tooLarge')}</p> : null}
      <p>{markedText(t('form.retained'), { bank: (words) => <a href="#bank">{words}</a> })}</p>
    </FailureNotice>
  );
}
