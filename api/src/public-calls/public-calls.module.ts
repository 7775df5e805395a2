import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicCall } from './public-call.entity.js';
import { PublicCallsController } from './public-calls.controller.js';
import { PublicCallsService } from './public-calls.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PublicCall])],
  controllers: [PublicCallsController],
  providers: [PublicCallsService],
  exports: [PublicCallsService],
})
export class PublicCallsModule {}
