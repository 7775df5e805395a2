declare module 'virtual:style-sheets' {
  /** Text of each style sheet of the client build, by its address; empty in browsers. */
  const styleSheets: Readonly<Record<string, string>>;
  // eslint-disable-next-line import-x/no-default-export -- a virtual module has one value
  export default styleSheets;
}
