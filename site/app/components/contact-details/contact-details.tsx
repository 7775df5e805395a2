import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization, type PostalAddress } from '~/organization';
import { cityLine, streetLine } from './address-line';
import styles from './contact-details.module.css';

interface PhoneAndEmailProps {
  phoneLabel: string;
  emailLabel: string;
}

/** The association's telephone number and e-mail address, as rows of a description list. */
export function PhoneAndEmail({ phoneLabel, emailLabel }: PhoneAndEmailProps) {
  const { email, phone } = useOrganization();
  return (
    <>
      <div>
        <dt>{phoneLabel}</dt>
        <dd>
          <a href={telephoneUrl(phone)}>{phone}</a>
          <PhoneHours className={styles.hours} />
        </dd>
      </div>
      <div>
        <dt>{emailLabel}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </>
  );
}

/** When the telephone is answered, where the settings say it. */
export function PhoneHours({ className }: { className?: string }) {
  const { text, lang } = localized(useOrganization(), 'phoneHours', useLanguage());
  return text === '' ? null : (
    <p className={className} lang={lang}>
      {text}
    </p>
  );
}

interface AddressLinesProps {
  address: PostalAddress;
  lang?: string;
}

/** A postal address in two lines: the street, then the postal code with the city. */
export function AddressLines({ address, lang }: AddressLinesProps) {
  return (
    <address className={styles.address} lang={lang}>
      <span>{streetLine(address.street)}</span>
      <br />
      <span>{cityLine(address)}</span>
    </address>
  );
}
