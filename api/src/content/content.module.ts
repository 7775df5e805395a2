import { Global, Module } from '@nestjs/common';
import { ContentChanges } from './content-changes.js';
import { ContentSubscriber } from './content-subscriber.js';
import { SearchGroups } from './search-groups.js';

/** Provides `ContentChanges` to all features, and reports this process's own writes to it. */
@Global()
@Module({
  providers: [ContentChanges, ContentSubscriber, SearchGroups],
  exports: [ContentChanges, SearchGroups],
})
export class ContentModule {}
