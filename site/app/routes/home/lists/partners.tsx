import { useTranslation } from 'react-i18next';
import type { Partner } from '~/api/client';
import { Picture } from '~/components/picture/picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { HomeList, type HomeRows } from './home-list';
import styles from './partners.module.css';

/** Partners by logo or name, and a list of the funders. */
export function Partners({ partners }: { partners: HomeRows<Partner> }) {
  const { t } = useTranslation('home');
  return (
    <Section id="partners" title={t('partners.title')} lead={t('partners.lead')}>
      <HomeList
        list={partners}
        failed={t('partners.failed')}
        skeleton={<SkeletonList count={6} shape="tile" />}
      >
        {(all) => <PartnerLists partners={all} />}
      </HomeList>
    </Section>
  );
}

function PartnerLists({ partners }: { partners: Partner[] }) {
  const { t } = useTranslation('home');
  const funders = partners.filter(({ kind }) => kind === 'funder');
  if (partners.length === 0) return <p>{t('partners.empty')}</p>;
  return (
    <div className={styles.partners}>
      <ul className={`wall ${styles.names}`}>
        {partners
          .filter(({ kind }) => kind === 'partner')
          .map((partner) => (
            <PartnerItem key={partner.id} partner={partner} />
          ))}
      </ul>
      {funders.length === 0 ? null : (
        <div>
          <h3 className={styles.fundersTitle}>{t('partners.fundersTitle')}</h3>
          <ul className={styles.funders}>
            {funders.map((funder) => (
              <PartnerItem key={funder.id} partner={funder} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Names from the API keep their spaces; in running text, a letter stays with its word. */
const withLetters = (name: string) => name.replace(/ ([aiousk]) /gi, ' $1\u00a0');

/** A partner's logo replaces the name; a funder's is beside it, as funders require. */
function PartnerItem({ partner }: { partner: Partner }) {
  const name = localized(partner, 'name', useLanguage());
  const { kind, image, logoUrl, websiteUrl } = partner;
  // Pages load nothing from other origins, so a logo with a URL elsewhere is not shown.
  const hasLogo = image !== null || (logoUrl?.startsWith('/') ?? false);
  const logoOnly = hasLogo && kind === 'partner';
  const content = (
    <>
      {hasLogo ? (
        <Picture
          image={image}
          fallback={logoUrl}
          alt={logoOnly ? { text: name.text } : { text: '' }}
          sizes="12rem"
          width={192}
          height={80}
          className={styles.logo}
        />
      ) : null}
      {logoOnly ? null : <span>{withLetters(name.text)}</span>}
    </>
  );
  return (
    <li lang={name.lang} className={hasLogo ? styles.withLogo : undefined}>
      {websiteUrl === null ? content : <a href={websiteUrl}>{content}</a>}
    </li>
  );
}
