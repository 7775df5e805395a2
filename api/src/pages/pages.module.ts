import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnPathsModule } from '../web/own-paths.module.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';
import { SitePage } from './site-page.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SitePage]), OwnPathsModule],
  controllers: [PagesController],
  providers: [PagesService],
  exports: [PagesService],
})
export class PagesModule {}
