/**
 * Reference to the document itself (RFC 3986, 4.4). A link to it requests the page again, outside of
 * the router: only a new document can be a newer one.
 */
export const SAME_DOCUMENT = '';
