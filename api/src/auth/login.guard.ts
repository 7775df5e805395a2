import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validationPipe } from '../fields/validation.pipe.js';
import { LoginDto } from './dto/login.dto.js';

/** Admits a request with a right username and password, and sets its user. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  /** Guards run before pipes: the rules of the body are checked here first. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await validationPipe.transform(request.body, {
      type: 'body',
      metatype: LoginDto,
    });
    return Boolean(await super.canActivate(context));
  }
}
