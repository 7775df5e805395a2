import { useTranslation } from 'react-i18next';
import { addressLine } from '~/components/contact-details/address-line';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization } from '~/organization';
import { localizedBlocks, type CallPage } from './call-page';
import { CallText } from './call-text';
import styles from './facts.module.css';
import { NumberedPart } from './numbered-part';

/** The numbered parts of the call; the last says whom to ask. */
export function CallParts({ call, texts }: Pick<CallPage, 'call' | 'texts'>) {
  const language = useLanguage();
  return (
    <>
      {texts.parts.map((part, index) => (
        <NumberedPart key={index} number={index + 1} title={localized(part, 'heading', language)}>
          <CallText {...localizedBlocks(language, part.blocks, part.blocksEn)} />
        </NumberedPart>
      ))}
      <Contact call={call} number={texts.parts.length + 1} />
    </>
  );
}

function Contact({ call, number }: Pick<CallPage, 'call'> & { number: number }) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const organization = useOrganization();
  const phone = call.contactPhone ?? organization.phone;
  const email = call.contactEmail ?? organization.email;
  return (
    <NumberedPart number={number} title={{ text: t('contact.title') }}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={telephoneUrl(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>{addressLine(organization.coastalAddress[language])}</dd>
        </div>
      </dl>
    </NumberedPart>
  );
}
