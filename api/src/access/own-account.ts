import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const OWN_ACCOUNT_KEY = 'own-account';

/**
 * Marks operations on the own account, or all of a controller: users may also call them while a
 * second factor is required of them that they have not set up in time.
 */
export const OwnAccount = (): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(OWN_ACCOUNT_KEY, true), ApiExtension('x-own-account', true));
