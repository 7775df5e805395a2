/* eslint-disable import-x/no-default-export -- a module with one value */

declare module 'virtual:catalogue-chunks' {
  /** URLs of the files that hold parts of the catalogues, by names such as `hr/blog`. */
  const chunks: Partial<Record<string, string>>;
  export default chunks;
}

declare module 'virtual:drawings' {
  /** Contents of the drawings by the URLs of their files, with the file's name in their ids. */
  export const drawings: Readonly<Record<string, string>>;
  /** Our pictures as data URLs, by the URLs of their files. */
  export const pictures: Readonly<Record<string, string>>;
}

declare module 'virtual:style-sheets' {
  /** Text of each style sheet of the client build, by its URL; empty in browsers. */
  const styleSheets: Readonly<Record<string, string>>;
  export default styleSheets;
}

declare module 'virtual:inline-scripts' {
  /** Modules as the texts of minified scripts that call their `run`; empty in browsers. */
  export const beforePaint: string;
  export const insertPart: string;
  export const startScripts: string;
}
