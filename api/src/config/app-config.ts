/** Injection token of the validated environment. */
export const APP_CONFIG = Symbol('config');
