import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnPathsModule } from '../web/own-paths.module.js';
import { FormerAddressesService } from './former-addresses.service.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Redirect]), OwnPathsModule],
  controllers: [RedirectsController],
  providers: [RedirectsService, FormerAddressesService],
})
export class RedirectsModule {}
