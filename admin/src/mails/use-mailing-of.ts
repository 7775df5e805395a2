import { useListFilterContext } from 'react-admin';
import type { Schemas } from '../api/schemas';

/** The mailing for which a mail stands in the surrounding list; undefined of a single mail. */
export function useMailingOf(): (mail: Schemas['MailDto']) => Schemas['MailingDto'] | undefined {
  const { filterValues } = useListFilterContext();
  const isGrouped = !filterValues.mailing && !filterValues.q && !filterValues.recipient;
  return ({ mailing }) =>
    isGrouped && mailing !== null && mailing.mails > 1 ? mailing : undefined;
}
