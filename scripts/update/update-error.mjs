/** An update that cannot be done; its message is for the person who asked for it. */
export class UpdateError extends Error {}
