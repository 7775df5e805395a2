import { mergeCatalogues } from '../merge-catalogues';
import { frameHr } from './frame-hr';
import { screensHr } from './screens-hr';

/** The Croatian catalogue is the schema: every other language must have the same keys. */
export const hr = mergeCatalogues(frameHr, screensHr);

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The panel's own keys; those of react-admin have their own type. */
export type FrameCatalogue = SameKeys<Omit<typeof frameHr, 'ra'>>;

export type ScreensCatalogue = SameKeys<typeof screensHr>;
