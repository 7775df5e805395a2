import { telephoneUrl } from '~/organization';

/** Telephone numbers and e-mail addresses that are marked in a text. */
export const contactParts = {
  call: (number: string) => <a href={telephoneUrl(number)}>{number}</a>,
  mail: (email: string) => <a href={`mailto:${email}`}>{email}</a>,
};
