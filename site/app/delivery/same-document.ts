/**
 * Reference to the document itself (RFC 3986, 4.4). A link to it requests a new document, bypassing
 * the router, whose data cannot be newer without a connection.
 */
export const SAME_DOCUMENT = '';
