/** The token under which features are given the checked environment. */
export const APP_CONFIG = Symbol('config');
