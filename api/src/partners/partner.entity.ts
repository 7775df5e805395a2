import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { VisibleContent } from '../content/visible-content.js';
import { HttpsUrl, ImageUrl } from '../fields/links.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { Line, OptionalLine, OptionalParagraphs } from '../fields/texts.js';
import { Choice, Order } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';

export const PARTNER_KINDS = ['partner', 'funder'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** An organisation that the association works with or is funded by. */
@VisibleContent()
@KeptInTrash('partners', { title: 'name' })
@Entity('partners')
export class Partner {
  @Id({ example: 2 })
  id: number;

  @Choice(
    PARTNER_KINDS,
    bilingual('Vrsta mora biti partner ili funder', 'Kind must be partner or funder'),
    {
      example: 'funder',
    },
  )
  kind: PartnerKind;

  @Line(200, {
    missing: bilingual('Naziv je obavezan', 'Name is required'),
    example: 'Grad Šibenik',
  })
  name: string;

  @OptionalLine(200, {
    description: 'Null if the name is the same in English.',
    example: 'City of Šibenik',
  })
  nameEn: string | null;

  @OptionalParagraphs(5000, { example: 'Sufinancira rad s mladima.' })
  description: string | null;

  @OptionalParagraphs(5000, { example: 'Co-finances the work with youth.' })
  descriptionEn: string | null;

  @ImageUrl({ example: '/images/grad-sibenik.svg' })
  logoUrl: string | null;

  @HttpsUrl(
    bilingual(
      'Adresa stranice mora počinjati s https://',
      'The website must be an https:// address',
    ),
    { example: 'https://partner.example' },
  )
  websiteUrl: string | null;

  @Order()
  order: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
