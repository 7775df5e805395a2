/** The token under which the key that signs sessions is given. */
export const JWT_SECRET = Symbol('jwt-secret');
