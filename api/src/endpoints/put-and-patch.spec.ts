import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Body, Controller, Header, HttpCode, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { PutAndPatch } from './put-and-patch.js';

@Controller('rows')
class RowsController {
  private readonly suffix = '!';

  @PutAndPatch(':id', { put: HttpCode(202), patch: Header('X-Part', 'yes') })
  @Header('X-Both', 'yes')
  update(@Param('id') id: string, @Body() body: object): object {
    return { id: id + this.suffix, body };
  }
}

@Module({ controllers: [RowsController] })
class TestModule {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(TestModule, { logger: false });
  await app.init();
});
afterAll(() => app.close());

it.each(['put', 'patch'] as const)('answers %s with the one method', async (method) => {
  const agent = request(app.getHttpServer());
  const { body, headers } = await agent[method]('/rows/7').send({ title: 'A' });
  expect(body).toEqual({ id: '7!', body: { title: 'A' } });
  expect(headers['x-both']).toBe('yes');
});

it('applies the decorators of each method to it only', async () => {
  const put = await request(app.getHttpServer()).put('/rows/7');
  const patch = await request(app.getHttpServer()).patch('/rows/7');
  expect([put.status, put.headers['x-part']]).toEqual([202, undefined]);
  expect([patch.status, patch.headers['x-part']]).toEqual([200, 'yes']);
});

it('copies the types of the parameters, which validate bodies', () => {
  const types = (name: string): unknown =>
    Reflect.getMetadata('design:paramtypes', RowsController.prototype, name);
  expect(types('replace')).toEqual([String, Object]);
  expect(types('replace')).toEqual(types('update'));
});
