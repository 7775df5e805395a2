import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { EventsModule } from '../events/events.module.js';
import { MediaModule } from '../media/media.module.js';
import { PublicCallsModule } from '../public-calls/public-calls.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [BlogModule, EventsModule, MediaModule, PublicCallsModule, SettingsModule],
  controllers: [FeedsController],
  providers: [FeedsService],
})
export class FeedsModule {}
