import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { MaybeSignedInRequest } from '../../access/access.js';
import { checkBody } from '../../fields/validation.pipe.js';
import { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

/** Authenticates a request by a passkey, and sets its user, whom the audit log then names. */
@Injectable()
export class PasskeySignInGuard implements CanActivate {
  constructor(private readonly passkeys: PasskeySignInService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    // Guards run before pipes, so the body is validated here.
    const response = await checkBody(PasskeyAssertionDto, request.body);
    request.user = await this.passkeys.authenticate(response, request.ip ?? '');
    return true;
  }
}
