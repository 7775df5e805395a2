/** Injection token of the key that signs sessions. */
export const JWT_SECRET = Symbol('jwt-secret');
