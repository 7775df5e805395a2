import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApiTokenNoticesService } from './api-token-notices.service.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ApiToken]),
    JobsModule,
    MailModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [ApiTokensController],
  providers: [ApiTokensService, ApiTokenNoticesService],
})
export class ApiTokensModule {}
