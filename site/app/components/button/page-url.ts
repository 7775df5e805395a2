/** A page of this site, and no file of it or address elsewhere: a link that the router follows. */
export function isPageUrl(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return (
    /^\/(?!\/)/.test(path) && !/^\/(api|admin|media)(\/|$)/.test(path) && !/\.[^/]*$/.test(path)
  );
}
