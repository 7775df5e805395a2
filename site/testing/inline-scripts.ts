export const beforePaint = '';
export const insertPart = '';
export const startScripts = '';
