import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared/croatian-time';
import { centsOf, formatCents } from 'shared/money';
import { useLanguage } from '~/i18n/use-language';
import styles from './conditions.module.css';
import { incomeThresholds, project, nonBreaking } from './facts';
import factsStyles from './facts.module.css';
import { NumberedPart } from './numbered-part';

const kindsOfHelp = ['meals', 'house', 'hygiene', 'errands', 'company', 'parcel'] as const;

/** The parts of the call about the project, who may apply, and the help they receive. */
export function Conditions() {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const start = nonBreaking(formatDate(project.start, language));
  const end = nonBreaking(formatDate(project.end, language));
  return (
    <>
      <NumberedPart number={1} title={t('subjectPart.title')}>
        <p>{t('subjectPart.text')}</p>
        <dl className={factsStyles.facts}>
          <div>
            <dt>{t('subjectPart.area')}</dt>
            <dd>{t('subjectPart.areaText')}</dd>
          </div>
          <div>
            <dt>{t('subjectPart.period')}</dt>
            <dd>{t('subjectPart.periodText', { start, end })}</dd>
          </div>
          <div>
            <dt>{t('subjectPart.value')}</dt>
            <dd>{formatCents(centsOf(project.valueEuros), language)}</dd>
          </div>
          <div>
            <dt>{t('subjectPart.price')}</dt>
            <dd>{t('subjectPart.priceText')}</dd>
          </div>
        </dl>
      </NumberedPart>
      <NumberedPart number={2} title={t('who.title')}>
        <p>{t('who.lead')}</p>
        <ul>
          <li>
            {t('who.groupsLead')}
            <ul>
              <li>{t('who.old')}</li>
              <li>{t('who.disabled')}</li>
            </ul>
          </li>
          <li>{t('who.residence')}</li>
          <li>{t('who.income')}</li>
          <li>{t('who.double')}</li>
        </ul>
      </NumberedPart>
      <NumberedPart number={3} title={t('income.title')}>
        <table className={styles.table}>
          <caption>{t('income.lead')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('income.household')}</th>
              <th scope="col">{t('income.limit')}</th>
            </tr>
          </thead>
          <tbody>
            {incomeThresholds.map(({ household, percent }) => (
              <tr key={household}>
                <th scope="row">{t(`income.${household}`)}</th>
                <td>{t('income.percent', { percent })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('income.basis')}</p>
      </NumberedPart>
      <NumberedPart number={4} title={t('help.title')}>
        <ul>
          {kindsOfHelp.map((kind) => (
            <li key={kind}>{t(`help.${kind}`)}</li>
          ))}
        </ul>
        <p>{t('help.note')}</p>
      </NumberedPart>
    </>
  );
}
