declare module 'virtual:catalogue-chunks' {
  const chunks: Partial<Record<string, string>>;
  // eslint-disable-next-line import-x/no-default-export -- a virtual module has one value
  export default chunks;
}
