/** Effort 4 would take five times as long for files that are 2 % smaller. */
export const AVIF = { quality: 50, effort: 3 };
export const WEBP = { quality: 78 };
