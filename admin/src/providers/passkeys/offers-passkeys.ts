const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * Whether the browser offers passkeys on this page: only with https (or on localhost), and at a
 * domain name.
 */
export function offersPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}
