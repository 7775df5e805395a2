/** The colours of the social cards, by which a part of the site is recognised. */
export const CARD_TONES = ['sea', 'olive', 'fig', 'terracotta'] as const;
export type CardTone = (typeof CARD_TONES)[number];
