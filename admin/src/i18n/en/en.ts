import { mergeCatalogues } from '../merge-catalogues';
import { frameEn } from './frame-en';
import { screensEn } from './screens-en';

export const en = mergeCatalogues(frameEn, screensEn);
