import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Schemas } from '../../api/schemas';
import { post } from '../http-client';

type Assertion = Schemas['PasskeyAssertionDto'];

const path = 'auth/passkeys';

const signInOptions = () => post<Schemas['PasskeyRequestOptionsDto']>(`${path}/sign-in-options`);

async function sign(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill: boolean,
): Promise<Assertion> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return {
    credentialId: id,
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  };
}

/**
 * Has the browser create a passkey, and adds it.
 * @throws an error with a name of the Web Authentication standard where none was created
 */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await post<Schemas['PasskeyCreationOptionsDto']>(
    `${path}/registration-options`,
  );
  const { id, response } = await startRegistration({ optionsJSON });
  const body: Schemas['RegisterPasskeyDto'] = {
    name,
    credentialId: id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  };
  await post(path, body);
}

/**
 * Asks the user for a passkey.
 * @throws an error with a name of the Web Authentication standard where none was chosen
 */
export async function askForPasskey(): Promise<Assertion> {
  return sign(await signInOptions(), false);
}

/**
 * Confirms with a passkey of the signed-in user that it is still they who act.
 * @throws an error with a name of the Web Authentication standard where none was chosen
 */
export async function confirmByPasskey(): Promise<void> {
  const options = await post<Schemas['PasskeyConfirmOptionsDto']>(`${path}/confirm-options`);
  await post(`${path}/confirm`, await sign(options, false));
}

/**
 * Offers passkeys among the browser's suggestions in the field of the username, until the user
 * chooses one.
 * @param isWanted false once somebody signs in otherwise
 * @returns undefined where the browser offers none there
 */
export async function suggestPasskeys(isWanted: () => boolean): Promise<Assertion | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const options = await signInOptions();
  // A request that begins ends the one before it, which may be the user's own.
  return isWanted() ? sign(options, true) : undefined;
}

/** Ends the request for a passkey that is in progress. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
