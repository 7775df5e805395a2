import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { column, declareField } from './field.js';
import { OptionalNotNull, OptionalHttpsUrl } from './rules.js';

export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'linkedin',
  'x',
  'youtube',
  'website',
] as const;

/** Links to social networks: https URLs by network. */
export type SocialLinks = Partial<Record<(typeof SOCIAL_NETWORKS)[number], string>>;

/** An https URL on one network. */
function SocialLink(example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, nullable: true, type: String, maxLength: 500, example }),
    OptionalHttpsUrl(
      bilingual('Poveznica mora biti adresa https://', 'The link must be an https:// address'),
    ),
  );
}

export class SocialLinksDto implements Partial<Record<keyof SocialLinks, string | null>> {
  @SocialLink('https://www.facebook.com/ana.horvat')
  facebook?: string | null;

  @SocialLink('https://www.instagram.com/ana.horvat')
  instagram?: string | null;

  @SocialLink('https://www.linkedin.com/in/ana-horvat')
  linkedin?: string | null;

  @SocialLink('https://x.com/anahorvat')
  x?: string | null;

  @SocialLink('https://www.youtube.com/@anahorvat')
  youtube?: string | null;

  @SocialLink('https://ana-horvat.example')
  website?: string | null;
}

const notLinks = bilingual(
  'Poveznice moraju biti adrese po mrežama, na primjer {"facebook":"https://…"}',
  'Links must be addresses by network, for example {"facebook":"https://…"}',
);

/** Removes networks without a link. */
function withoutEmpty(links: unknown): unknown {
  if (!(links instanceof SocialLinksDto)) return links;
  const given = Object.entries(links).filter(([, link]) => link !== null && link !== undefined);
  return Object.assign(new SocialLinksDto(), Object.fromEntries(given));
}

/** Links to social networks, which a body replaces as a whole. */
export function NetworkLinks(): PropertyDecorator {
  return declareField({
    column: column('jsonb', { default: {} }),
    answer: ApiProperty({
      type: 'object',
      properties: Object.fromEntries(
        SOCIAL_NETWORKS.map((network) => [network, { type: 'string' }]),
      ),
      description: 'https addresses by network.',
      example: { linkedin: 'https://www.linkedin.com/in/ana-horvat' },
    }),
    body: {
      required: false,
      type: SocialLinksDto,
      description: 'Replaced as a whole: omitted networks have no link.',
    },
    rules: [
      Type(() => SocialLinksDto),
      Transform(({ value }: { value: unknown }) => withoutEmpty(value)),
      ValidateNested(notLinks),
      IsObject(notLinks),
      OptionalNotNull(),
    ],
  });
}
