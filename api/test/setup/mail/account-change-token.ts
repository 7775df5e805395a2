/** The token of the link that stops a change of the account, in the text of its mail. */
export function accountChangeToken(text: string): string {
  const [, token] = /\/admin\/account-change#([\w-]{43})/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No link in ${text}`);
  return token;
}
