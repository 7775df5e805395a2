/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'session';
