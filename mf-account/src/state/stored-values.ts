import { STORED_FORM_SUFFIX, TAB_MEMBER_KEY } from '@shuttle/contracts'
import { CODE_RESEND_SECONDS } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'

/** One value of this browser: of the device (`local`) or of this tab (`session`). */
const storedValue = (kind: keyof typeof safeStorage, key: string) => ({
  read: () => safeStorage[kind].get(key),
  write: (value: string) => safeStorage[kind].set(key, value),
  remove: () => safeStorage[kind].remove(key),
})

// The specification defines the key names (accounts 3, locally stored; D9.21). The shell removes keys with the stored forms'
// suffix when a member leaves.

const email = storedValue('local', 'userId')
const emailMember = storedValue('local', 'userIdMember')

/** The e-mail that the sign-in form begins with, on devices whose owner chose it. */
export const savedEmail = {
  read: email.read,
  /** Stores the e-mail with the id of its member. */
  write: (value: string, memberId: string): void => {
    email.write(value)
    emailMember.write(memberId)
  },
  remove: (): void => {
    email.remove()
    emailMember.remove()
  },
  /** True when this device knows that another member stored it. */
  isOfAnother: (memberId: string): boolean => {
    const member = emailMember.read()
    return member !== undefined && member !== memberId
  },
}

const tabMember = storedValue('session', TAB_MEMBER_KEY)
const wechatMember = storedValue('local', 'wechatMember')

/**
 * The member whose page a sign-in through WeChat returns to: WeChat may return in another tab, and as another member.
 */
export const wechatReturnMember = {
  /** Called when this tab leaves for WeChat. */
  leave: (): void => wechatMember.write(tabMember.read() ?? ''),
  /** Reads and removes it: whether the page belonged to another member. A page of a visitor leads any member on. */
  isOfAnother: (memberId: string): boolean => {
    const member = wechatMember.read()
    wechatMember.remove()
    return Boolean(member) && member !== memberId
  },
}

/** `true` while the service requires a captcha; one flag for each form. */
export const captchaFlags = {
  login: storedValue('session', 'needCode'),
  register: storedValue('session', 'signNeedCode'),
}

/** The e-mail that a code was requested for, until the form is done; never a password, never the code. */
export const storedMailbox = storedValue('session', `account-mailbox${STORED_FORM_SUFFIX}`)

/** `true` once the login panel signs in by a mailed code: a page that is loaded again shows that form. */
export const storedByCode = storedValue('session', `account-by-code${STORED_FORM_SUFFIX}`)

const codeAllowedAt = storedValue('session', `account-code${STORED_FORM_SUFFIX}`)

/**
 * The wait before another code may be mailed to an address. It lives in storage only, so leaving the form or a reload
 * does not reset it; another person or address does not wait.
 */
export const codeWait = {
  /** End of the wait in milliseconds of the server's clock; 0 for none. */
  readEnd: (email: string): number => {
    const [end, address] = (codeAllowedAt.read() ?? '').split(' ')
    return address === email ? Number(end) || 0 : 0
  },
  /** Starts the wait: a code was sent just now, or the service answered how many `seconds` to wait. */
  start: (email: string, now: number, seconds = CODE_RESEND_SECONDS): void =>
    codeAllowedAt.write(`${now + seconds * 1000} ${email}`),
}
