import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validationPipe } from '../fields/validation.pipe.js';
import { LoginDto } from './dto/login.dto.js';

/** Authenticates a request by username and password, and sets its user. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  /** Guards run before pipes, so the body is validated here first. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await validationPipe.transform(request.body, {
      type: 'body',
      metatype: LoginDto,
    });
    return Boolean(await super.canActivate(context));
  }
}
