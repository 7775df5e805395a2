import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import {
  ACCESS_KEY,
  DEFAULT_ACCESS,
  type Access,
  type MaybeSignedInRequest,
} from '../access/access.js';
import { OWN_ACCOUNT_KEY } from '../access/own-account.js';
import { RECENT_SIGN_IN_KEY } from '../access/recent-sign-in.js';
import {
  ROLE_OF_SCOPE,
  scopesFor,
  TOKEN_PREFIX,
  TOKEN_SCOPES_KEY,
  type DeclaredScopes,
  type OperationScope,
} from '../access/token-scopes.js';
import { ForbiddenError, UnauthenticatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { SecondFactorSetupRequiredError } from '../problems/second-factor-setup-required.error.js';
import { ApiTokenReaderService } from './api-tokens/api-token-reader.service.js';
import { SessionReaderService, type Session } from './session-reader.service.js';

type AuthenticatedRequest = MaybeSignedInRequest & {
  authInfo?: Session;
  /** The name of the API token by which the user's program sends the request. */
  apiToken?: string;
};

const NOT_YOUR_ROLE = {
  hr: 'Vaša uloga ne dopušta ovu radnju. Ako vam je potrebna, obratite se administratoru.',
  en: 'Your role does not allow this. If you need it, please ask an administrator.',
};

const INVALID_TOKEN = {
  hr: 'Token ne vrijedi: opozvan je, istekao je ili nije ispravno prepisan.',
  en: 'The token is not valid: it was revoked, it has ended, or it was not copied correctly.',
};
const NOT_FOR_TOKENS = {
  hr: 'Ova radnja nije dostupna tokenima, nego samo prijavljenim osobama.',
  en: 'This is not available to tokens, only to people who sign in.',
};
const OWNER_LACKS_FACTOR = {
  hr: 'Token ne radi dok administrator koji ga je izradio ne postavi drugi faktor, koji udruga traži.',
  en: 'The token does not work until the administrator who created it sets up the second factor that the association requires.',
};

/** The error about a token without any of the scopes that an operation needs. */
function missingScope(scopes: readonly OperationScope[]): ForbiddenError {
  const names = scopes.join(', ');
  return new ForbiddenError({
    hr: `Token nema potrebno dopuštenje: ${names}.`,
    en: `The token lacks the scope it needs: ${names}.`,
  });
}

/** The scopes of which a token needs one for an operation. */
function scopesOf(
  context: ExecutionContext,
  method: string,
  access: Access,
): readonly OperationScope[] {
  const handler = context.getHandler();
  const declared: DeclaredScopes =
    Reflect.getMetadata(TOKEN_SCOPES_KEY, handler) ??
    Reflect.getMetadata(TOKEN_SCOPES_KEY, context.getClass()) ??
    {};
  const isRecentSignInRequired = Reflect.getMetadata(RECENT_SIGN_IN_KEY, handler) === true;
  return scopesFor(declared, { method, access, isRecentSignInRequired });
}

const isOwnAccount = (context: ExecutionContext): boolean =>
  [context.getHandler(), context.getClass()].some(
    (target) => Reflect.getMetadata(OWN_ACCOUNT_KEY, target) === true,
  );

/** Answers a user as anybody else: the public site goes on working for them. */
function actAsVisitor(request: AuthenticatedRequest): void {
  request.user = undefined;
  request.authInfo = undefined;
}

/**
 * Requires a role on every route: that of administrators, unless its decorator admits others. Users
 * without the second factor that is required of them are admitted to their own account only.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly sessions: SessionReaderService,
    private readonly tokens: ApiTokenReaderService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access: Access =
      Reflect.getMetadata(ACCESS_KEY, context.getHandler()) ??
      Reflect.getMetadata(ACCESS_KEY, context.getClass()) ??
      DEFAULT_ACCESS;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = this.sessions.tokenOf(request);
    if (token?.startsWith(TOKEN_PREFIX)) {
      await this.admitToken(token, request, access, context);
      return true;
    }
    if (token !== null) await this.authenticate(request, context, token);
    const { user } = request;
    const lacksFactor = user && request.authInfo?.lacksFactor && !isOwnAccount(context);
    if (access === 'anyone') {
      if (lacksFactor) actAsVisitor(request);
      return true;
    }
    if (!user) throw new UnauthenticatedError(DETAILS[401]);
    if (!access.includes(user.role)) throw new ForbiddenError(NOT_YOUR_ROLE);
    if (lacksFactor) throw new SecondFactorSetupRequiredError();
    return true;
  }

  /** Treats a missing or expired token as not signed in, and rethrows other errors. */
  override handleRequest<U>(error: unknown, user: U | false | null): U | undefined {
    if (error) throw error;
    return user || undefined;
  }

  /** Sets the user and the session of a request; Passport verifies each token once. */
  private async authenticate(
    request: AuthenticatedRequest,
    context: ExecutionContext,
    token: string,
  ): Promise<void> {
    const known = await this.sessions.ofKnownToken(token);
    if (known === undefined) await super.canActivate(context);
    else if (known) [request.user, request.authInfo] = known;
  }

  /**
   * Admits an API token to what its scopes open, in the role of the scope, and to public operations
   * as a visitor.
   */
  private async admitToken(
    token: string,
    request: AuthenticatedRequest,
    access: Access,
    context: ExecutionContext,
  ): Promise<void> {
    const scopes = scopesOf(context, request.method, access);
    if (access === 'anyone' && scopes.length === 0) return;
    const bearer = await this.tokens.bearerOf(token);
    if (!bearer) throw new UnauthenticatedError(INVALID_TOKEN);
    const scope = bearer.lacksFactor
      ? undefined
      : scopes.find((one) => bearer.scopes.includes(one));
    if (scope === undefined) {
      if (access === 'anyone') return;
      if (bearer.lacksFactor) throw new ForbiddenError(OWNER_LACKS_FACTOR);
      throw scopes.length > 0 ? missingScope(scopes) : new ForbiddenError(NOT_FOR_TOKENS);
    }
    request.user = { ...bearer.user, role: ROLE_OF_SCOPE[scope] };
    request.apiToken = bearer.name;
  }
}
