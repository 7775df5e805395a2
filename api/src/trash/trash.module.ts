import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { TrashItem } from './trash-item.entity.js';
import { TrashPersonalDataService } from './trash-personal-data.service.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TrashItem]), PersonalDataModule],
  controllers: [TrashController],
  providers: [TrashService, TrashPersonalDataService],
})
export class TrashModule {}
