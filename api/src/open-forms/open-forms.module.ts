import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenForm } from './open-form.entity.js';
import { OpenFormsController } from './open-forms.controller.js';
import { OpenFormsService } from './open-forms.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OpenForm])],
  controllers: [OpenFormsController],
  providers: [OpenFormsService],
})
export class OpenFormsModule {}
