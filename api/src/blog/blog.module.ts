import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { BlogNeighboursService } from './blog-neighbours.service.js';
import { BlogPostVersion } from './blog-post-version.entity.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogVersionsService } from './blog-versions.service.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlogPost, BlogPostVersion]), UsersModule],
  controllers: [BlogController],
  providers: [BlogService, BlogNeighboursService, BlogVersionsService],
  exports: [BlogService],
})
export class BlogModule {}
