import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropPublicPath, keepPublicPath } from '../../keep-public-path.js';

const EVENTS = { table: 'events', prefix: '/events' };

/** Former addresses of events lead on, as those of posts and projects do. */
export class KeepEventAddresses1700000000048 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return keepPublicPath(runner, EVENTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropPublicPath(runner, EVENTS);
  }
}
