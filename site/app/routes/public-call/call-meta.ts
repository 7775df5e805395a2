import type { MetaDescriptor } from 'react-router';
import { isoDate } from 'shared/croatian-time';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { CallPage } from './call-page';

/** The meta of a call's page. */
export function callMeta(
  args: Parameters<typeof pageMeta>[0],
  { call }: CallPage,
  path: string,
): MetaDescriptor[] {
  const source = metaSource(args);
  const { t, origin, language, siteName } = source;
  const { text: title, lang = language } = localized(call, 'title', language);
  const description = localized(call, 'summary', language).text;
  const area = localized(call, 'area', language).text;
  return pageMeta(args, {
    title,
    description,
    type: 'article',
    path,
    modified: call.updatedAt,
    structuredData: [
      {
        '@type': 'WebPage',
        name: title,
        inLanguage: lang,
        ...(call.opensAt !== null && { datePublished: isoDate(call.opensAt) }),
        isAccessibleForFree: true,
        mainEntity: {
          '@type': 'Service',
          name: call.letterhead === 'zazeli' ? t('call:project') : title,
          description,
          ...(area && { areaServed: { '@type': 'AdministrativeArea', name: area } }),
          provider: { '@type': 'NGO', '@id': `${origin}/#organization`, name: siteName },
        },
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        ...(call.letterhead === 'zazeli'
          ? [{ name: t('navigation.documents'), path: '/project-documents' }]
          : [{ name: t('call:title'), path: '/javni-pozivi' }]),
        { name: t('call:short'), path },
      ]),
    ],
  });
}
