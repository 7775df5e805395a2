import { Global, Module } from '@nestjs/common';
import { DraftLinksController } from './draft-links.controller.js';
import { DraftLinksService } from './draft-links.service.js';

/** Global for the guard of `@OpenToDraftLinks()`. */
@Global()
@Module({
  controllers: [DraftLinksController],
  providers: [DraftLinksService],
  exports: [DraftLinksService],
})
export class DraftLinksModule {}
