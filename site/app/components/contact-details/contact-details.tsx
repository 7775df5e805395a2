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
