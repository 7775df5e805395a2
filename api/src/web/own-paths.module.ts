import { Module } from '@nestjs/common';
import { OwnPaths, RowPaths } from './own-paths.js';

@Module({ providers: [OwnPaths, RowPaths], exports: [OwnPaths, RowPaths] })
export class OwnPathsModule {}
