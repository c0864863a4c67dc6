/** Refusals of accounts, of sign-in through WeChat and of partner accounts; part of the closed list of error codes. */
export const ACCOUNT_ERROR_CODES = [
  // the form
  'EMAIL_BLANK',
  'EMAIL_MALFORMED',
  'EMAIL_TOO_LONG',
  'PASSWORD_BLANK',
  'PASSWORD_HAS_CHINESE',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_UNCHANGED',
  'OLD_PASSWORD_WRONG',
  'PASSWORD_NOT_SET',
  'PASSWORD_NEEDED',
  'CODE_BLANK',
  'CODE_WRONG',
  'CODE_TOO_SOON',
  // the account
  'BAD_CREDENTIALS',
  'ACCOUNT_EXISTS',
  'ACCOUNT_UNKNOWN',
  'ACCOUNT_IN_USE',
  'PROOF_NEEDED',
  'JOIN_FINAL',
  // signing in through WeChat
  'WECHAT_OFF',
  'WECHAT_STATE',
  'WECHAT_REFUSED',
  'WECHAT_UNREACHABLE',
  // machines that call with a partner account
  'PARTNER_ACCOUNT',
  'PARTNER_PERMISSION',
  'PARTNER_TIMESTAMP',
  'PARTNER_REPLAYED',
  'PARTNER_SIGNATURE',
  'PARTNER_ENCODING',
  'PARTNER_PARAMETERS',
] as const
export type AccountErrorCode = (typeof ACCOUNT_ERROR_CODES)[number]
