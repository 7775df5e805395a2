import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnPaths } from '../web/own-paths.js';
import { FormerAddressesService } from './former-addresses.service.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Redirect])],
  controllers: [RedirectsController],
  providers: [RedirectsService, FormerAddressesService, OwnPaths],
})
export class RedirectsModule {}
