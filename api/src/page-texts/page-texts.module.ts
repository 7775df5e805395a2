import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditedPage } from './edited-page.entity.js';
import { PageText } from './page-text.entity.js';
import { PageTextsController } from './page-texts.controller.js';
import { PageTextsService } from './page-texts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PageText, EditedPage])],
  controllers: [PageTextsController],
  providers: [PageTextsService],
})
export class PageTextsModule {}
