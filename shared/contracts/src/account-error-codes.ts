/** Refusals of accounts, of the messenger and of interface accounts; part of the one closed list. */
export const ACCOUNT_ERROR_CODES = [
  // the form
  'EMAIL_BLANK',
  'EMAIL_MALFORMED',
  'EMAIL_TOO_LONG',
  'PASSWORD_BLANK',
  'PASSWORD_HAS_CHINESE',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_UNCHANGED',
  'OLD_PASSWORD_WRONG',
  'CODE_BLANK',
  'CODE_WRONG',
  'CODE_TOO_SOON',
  // the account
  'ACCOUNT_EXISTS',
  'ACCOUNT_UNKNOWN',
  'ACCOUNT_IN_USE',
  // signing in through the messenger
  'MESSENGER_OFF',
  'MESSENGER_STATE',
  'MESSENGER_REFUSED',
  'MESSENGER_UNREACHABLE',
  // machines that call with an account of their own
  'INTERFACE_ACCOUNT',
  'INTERFACE_PERMISSION',
  'INTERFACE_TIMESTAMP',
  'INTERFACE_SIGNATURE',
  'INTERFACE_ENCODING',
  'INTERFACE_PARAMETERS',
] as const
