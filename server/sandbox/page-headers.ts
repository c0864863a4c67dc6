/** Pages of the sandbox run their own files only. Any merchant may frame the checkout page, as with the gateway. */
export const pageHeaders = (
  frameAncestors: "'none'" | '*',
  /** Where else forms may go: back to the merchant. */
  formOrigins: readonly string[] = [],
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})
