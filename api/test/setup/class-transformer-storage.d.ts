/** Where class-transformer keeps which class a field holds; it has no other way to ask. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
