/** The internal storage of class-transformer: it has no public function for a field's class. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
