import { useLocaleState, useResourceDefinitions, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { groupIban } from 'shared/iban';
import { plainAmount } from 'shared/money';
import type { Schemas } from '../../api/schemas';

export type AuditEntry = Schemas['AuditEntryDto'];

/** A time in JSON. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** A label within a sentence: „naslov”, but „IBAN” and „E-pošta” keep their capitals. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Returns a function that describes a line of the change log in the language of the panel. */
export function useAuditLine() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const definitions = useResourceDefinitions();
  /** The path of what a line is about, where it still exists and has a form. */
  const pathOf = ({ resource, rowId, isPresent }: AuditEntry): string | undefined => {
    if (!isPresent) return undefined;
    if (resource === 'settings') return '/settings';
    const hasForm = definitions[resource]?.hasEdit || ['contact', 'page-texts'].includes(resource);
    return hasForm ? `/${resource}/${rowId}` : undefined;
  };
  /** Fields without a label are none that forms show. */
  const labelOf = (resource: string, field: string) =>
    translate(`resources.${resource}.fields.${field}`, { _: '' });
  const valueOf = (resource: string, field: string, value: string) => {
    if (field.endsWith('Cents')) return plainAmount(Number(value), locale === 'en' ? 'en' : 'hr');
    if (field === 'iban') return groupIban(value);
    if (INSTANT.test(value)) return formatDateTime(value, locale);
    if (value === 'true' || value === 'false') return translate(`admin.audit-log.${value}`);
    return translate(`admin.${resource}.${field}.${value}`, { _: value });
  };
  return (line: AuditEntry) => {
    const { resource, fields, facts } = line;
    const labels = fields.map((field) => labelOf(resource, field)).filter(Boolean);
    const changed = labels.length > 0 ? ` (${labels.map(inSentence).join(', ')})` : '';
    return {
      by: locale === 'en' ? line.byEn : line.by,
      act: `${locale === 'en' ? line.textEn : line.text}${changed}`,
      path: pathOf(line),
      facts: facts.map(({ field, before, after }) => {
        const known = translate(`admin.audit-log.facts.${field}`, { _: '' });
        const label = known || labelOf(resource, field) || field;
        const [was, is] = [before, after].map((value) => value && valueOf(resource, field, value));
        const none = translate('admin.audit-log.none');
        if (!was) return `${label}: ${is ?? none}`;
        return translate('admin.audit-log.change', { label, was, is: is ?? none });
      }),
    };
  };
}
