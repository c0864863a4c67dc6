import type { AccountErrorTexts } from './account-error-texts'

/** The sentences on blank and malformed entries are the specification's own (accounts 5). */
export const accountErrorTexts: AccountErrorTexts = {
  EMAIL_BLANK: 'E-mail cannot be blank',
  EMAIL_MALFORMED: 'Invalid e-mail format',
  EMAIL_TOO_LONG: 'E-mail can have at most 30 characters',
  PASSWORD_BLANK: 'Password cannot be blank',
  PASSWORD_HAS_CHINESE: 'Password cannot contain Chinese characters',
  PASSWORD_TOO_SHORT: 'Password needs at least 6 characters',
  PASSWORD_TOO_LONG: 'Password can have at most 16 characters',
  PASSWORD_UNCHANGED: 'The new password is the same as the old one, please choose another',
  OLD_PASSWORD_WRONG: 'The password is not correct',
  CODE_BLANK: 'Verification code cannot be blank',
  CODE_WRONG: 'The verification code is wrong or out of date, please check it or get a new one',
  CODE_TOO_SOON: 'A code was sent a moment ago, please wait a minute before getting another',

  ACCOUNT_EXISTS: 'There is an account with this e-mail already, please sign in',
  ACCOUNT_UNKNOWN: 'There is no account with this e-mail, please create one',
  ACCOUNT_IN_USE: 'You still have orders to pay, to travel or to be refunded; the account can be deleted after that',

  WECHAT_OFF: 'Signing in with WeChat is not available, please use your e-mail',
  WECHAT_STATE: 'This WeChat sign-in was not started here or took too long, please start again',
  WECHAT_REFUSED: 'WeChat did not confirm who you are, please try again or use your e-mail',
  WECHAT_UNREACHABLE: 'WeChat cannot be reached at the moment, please try again later',

  PARTNER_ACCOUNT: 'Interface account error',
  PARTNER_PERMISSION: 'The interface account has no permission for this call',
  PARTNER_TIMESTAMP: 'Interface timestamp error',
  PARTNER_SIGNATURE: 'Interface signature error',
  PARTNER_ENCODING: 'Encoding error: answers are in UTF-8 only',
  PARTNER_PARAMETERS: 'Interface parameters are missing',
}
