import { ApiProperty } from '@nestjs/swagger';

/** The resources whose rows show a picture. */
export const USING_RESOURCES = [
  'blog',
  'projects',
  'events',
  'team',
  'partners',
  'pages',
  'public-calls',
  'issues',
  'settings',
] as const;
export type UsingResource = (typeof USING_RESOURCES)[number];

/** A row that shows a picture. */
export class MediaUseDto {
  @ApiProperty({ enum: USING_RESOURCES, example: 'blog' })
  resource: UsingResource;

  @ApiProperty({ example: 5 })
  id: number;

  @ApiProperty({ example: 'Mladi u centru' })
  title: string;

  @ApiProperty({ example: 'Young people at the centre' })
  titleEn: string;
}
