/** Whether the router can open a URL: it is a page of this site, no file and no other site. */
export function isPageUrl(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return (
    /^\/(?!\/)/.test(path) && !/^\/(api|admin|media)(\/|$)/.test(path) && !/\.[^/]*$/.test(path)
  );
}
