import { DRAFTS_SUFFIX, TAB_MEMBER_KEY } from '@shuttle/contracts'
import { CODE_RESEND_SECONDS } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'

/** One value of this browser: of the device (`local`) or of this tab (`session`). */
const storedValue = (kind: keyof typeof safeStorage, key: string) => ({
  read: () => safeStorage[kind].get(key),
  write: (value: string) => safeStorage[kind].set(key, value),
  remove: () => safeStorage[kind].remove(key),
})

// The names of keys are the specification's (accounts 3, locally stored; D9.21). Keys that end in the drafts' suffix
// are removed by the shell when a member leaves.

const email = storedValue('local', 'userId')
const emailMember = storedValue('local', 'userIdMember')

/** The e-mail that the sign-in form begins with, on devices whose owner chose it. */
export const savedEmail = {
  read: email.read,
  /** With the member whose it is. */
  write: (value: string, memberId: string): void => {
    email.write(value)
    emailMember.write(memberId)
  },
  remove: (): void => {
    email.remove()
    emailMember.remove()
  },
  /** Another member chose it, as far as this device knows. */
  isOfAnother: (memberId: string): boolean => {
    const member = emailMember.read()
    return member !== undefined && member !== memberId
  },
}

const tabMember = storedValue('session', TAB_MEMBER_KEY)
const wechatMember = storedValue('local', 'wechatMember')

/** Whose page a sign-in through WeChat leads back to: WeChat may return in another tab, and as another member. */
export const wechatReturnMember = {
  /** This tab leaves for WeChat. */
  leave: (): void => wechatMember.write(tabMember.read() ?? ''),
  /** Takes it out: whether the page was of another member. A visitor's leads on any member. */
  isOfAnother: (memberId: string): boolean => {
    const member = wechatMember.read()
    wechatMember.remove()
    return Boolean(member) && member !== memberId
  },
}

/** `true` while the service asks for a captcha, one flag for each form. */
export const captchaFlags = {
  login: storedValue('session', 'needCode'),
  register: storedValue('session', 'signNeedCode'),
}

/** The e-mail that a code was asked for, until the form is done; never a password, never the code. */
export const mailboxDraft = storedValue('session', `account-mailbox${DRAFTS_SUFFIX}`)

const codeAllowedAt = storedValue('session', `account-code${DRAFTS_SUFFIX}`)

/**
 * Waiting before another code may be mailed to an address. Only the storage knows, so neither leaving the form nor a reload resets it,
 * and the next person waits for nothing; another address waits for nothing either.
 */
export const codeWait = {
  /** Its end in milliseconds of the server's clock; 0 for none. */
  readEnd: (email: string): number => {
    const [end, address] = (codeAllowedAt.read() ?? '').split(' ')
    return address === email ? Number(end) || 0 : 0
  },
  /** A code was sent just now, or the service said how long to wait. */
  start: (email: string, now: number, seconds = CODE_RESEND_SECONDS): void =>
    codeAllowedAt.write(`${now + seconds * 1000} ${email}`),
}
