export {
  cleanNickname,
  closeAccount,
  deleteNewAccount,
  findAccount,
  findAccountByEmail,
  findEmail,
  insertAccount,
  lockAccounts,
  nicknameFromEmail,
  reopenAccount,
  replacePasswordHash,
  setAvatar,
  setCredentials,
  suspendAccount,
} from './accounts.repository'
export { authenticate, authenticateIfPresent, findCookieSession, getSessionEnd, type Member } from './authenticate'
export { continueBrowserSession, openBrowserSession } from './browser-session'
export { membersByAddress } from './members-by-address.repository'
export { hashPassword, isPassword } from './password'
export { reserveSignInAttempt } from './reserve-sign-in-attempt'
export { presentSession } from './session.presenter'
export { clearSessionCookies, isSecureSite, SESSION_LASTS_MS } from './session-cookies'
export { listSessions, revokeAccountSessions, storeProof } from './sessions.repository'
export { registerSessions } from './sessions.routes'
export {
  accountSubject,
  deleteFailuresFor,
  FAILURE_MEMORY_MS,
  FAILURES_ALLOWED,
  failSignInAttempt,
  mailboxSubject,
  withdrawSignInAttempt,
} from './sign-in-failures.repository'
export { assertCaptcha, type ThrottleCaptcha, throttleSignIn } from './throttle-sign-in'
