import { Injectable } from '@nestjs/common';
import { bilingual } from '../i18n/language.js';

/** How the site shows photos: in two colours, or as they were uploaded. */
export const PHOTO_STYLES = ['duotone', 'colour'] as const;
export type PhotoStyle = (typeof PHOTO_STYLES)[number];

export const PHOTO_STYLE_MESSAGE = bilingual(
  'Fotografije mogu biti duotone (u dva tona) ili colour (u boji)',
  'Photos must be duotone or colour',
);

/** Knows how the site shows photos, from the settings. */
@Injectable()
export class PhotoStyles {
  private read: () => Promise<PhotoStyle> = () => Promise.resolve('duotone');

  /** Registers where the style is kept. */
  define(read: () => Promise<PhotoStyle>): void {
    this.read = read;
  }

  current(): Promise<PhotoStyle> {
    return this.read();
  }
}
