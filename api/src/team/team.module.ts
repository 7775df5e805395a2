import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { TeamMember } from './team-member.entity.js';
import { TeamPersonalDataService } from './team-personal-data.service.js';
import { TeamController } from './team.controller.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TeamMember]), PersonalDataModule],
  controllers: [TeamController],
  providers: [TeamService, TeamPersonalDataService],
  exports: [TeamService],
})
export class TeamModule {}
