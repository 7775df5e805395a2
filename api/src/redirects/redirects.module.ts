import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnPathsModule } from '../web/own-paths.module.js';
import { FormerPathsService } from './former-paths.service.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Redirect]), OwnPathsModule],
  controllers: [RedirectsController],
  providers: [RedirectsService, FormerPathsService],
})
export class RedirectsModule {}
