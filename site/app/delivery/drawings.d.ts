declare module 'virtual:drawings' {
  /** Contents of the drawings by their addresses, with the file's name in their names. */
  export const drawings: Readonly<Record<string, string>>;
  /** Our pictures as data addresses, by the addresses of their files. */
  export const pictures: Readonly<Record<string, string>>;
}
