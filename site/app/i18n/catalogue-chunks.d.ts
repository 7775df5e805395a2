declare module 'virtual:catalogue-chunks' {
  const chunks: Partial<Record<'hr' | 'en', string>>;
  export default chunks;
}
