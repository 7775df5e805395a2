import {
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { seesDrafts, type MaybeSignedInRequest } from '../access/access.js';
import { DraftLinksService } from './draft-links.service.js';

type MaybeLinkedRequest = MaybeSignedInRequest & {
  /** Whether the request has a link to the draft that it names. */
  hasDraftLink?: boolean;
};

const CREDENTIALS = /^Draft-Link ([\w.-]+)$/i;

/** Reads the link in the header of a request. Without a valid one, the request is a visitor's. */
@Injectable()
class DraftLinkGuard implements CanActivate {
  constructor(private readonly links: DraftLinksService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<MaybeLinkedRequest>();
    const [, token] = CREDENTIALS.exec(request.headers.authorization ?? '') ?? [];
    if (token !== undefined) {
      const resource = String(Reflect.getMetadata(PATH_METADATA, context.getClass()));
      const id = String(request.params.idOrSlug);
      request.hasDraftLink = await this.links.opens(token, resource, id);
    }
    return true;
  }
}

/**
 * Lets whoever has the link of a draft read it, by its id: with the header
 * `Authorization: Draft-Link <token>`. The response to such a request is never cached.
 */
export const OpenToDraftLinks = (): MethodDecorator => UseGuards(DraftLinkGuard);

/** Whether the request may see the draft that it names: by its user's role, or by its link. */
export const SeesDraft = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user, hasDraftLink } = context.switchToHttp().getRequest<MaybeLinkedRequest>();
  return seesDrafts(user) || hasDraftLink === true;
});
