import { Global, Module } from '@nestjs/common';
import { ContentChanges } from './content-changes.js';
import { ContentSubscriber } from './content-subscriber.js';

/** Makes `ContentChanges` available to every feature and feeds it from this process's own writes. */
@Global()
@Module({
  providers: [ContentChanges, ContentSubscriber],
  exports: [ContentChanges],
})
export class ContentModule {}
