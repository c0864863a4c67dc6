/** A maximum count in a window, in milliseconds. */
export interface Limit {
  most: number
  windowMs: number
}

/**
 * What is counted together: an IPv4 address or the /64 of an IPv6 one, which one customer or one Wi-Fi has; its /56,
 * which a home gets; its /48, which a company gets; and all clients.
 */
export const RANGES = ['address', 'net56', 'net48', 'all'] as const
export type Range = (typeof RANGES)[number]

/** From `picture` on a picture is required, from `most` on there is a wait. */
export interface RangeLimit {
  windowMs: number
  picture: Readonly<Record<Range, number>>
  most: Readonly<Record<Range, number>>
  /** At most so many of one address, or of its /48, count for the global limit. */
  globalCap: number
}

export interface LimitSettings {
  /** Number of users behind one address when a sale opens. */
  usersPerAddress: number
  requestsAMinute: number
  staffCallsAMinute: number
  unpaidOrdersADay: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Strict, because it concerns one account: many users never sign in to the same account. */
export const ACCOUNT_LIMITS = {
  /**
   * Failures of one account or mailbox: a user who forgot a password tries four or five times (specification,
   * accounts).
   */
  failures: { most: 10, windowMs: 5 * MINUTE_MS },
  /** From so many failures on the account requires a picture, remembered for a day (specification, accounts). */
  failuresBeforePicture: 3,
  failuresRememberedMs: 24 * HOUR_MS,
  /** Between two codes to one mailbox from one address: doubled each time, six in the first hour, then one an hour. */
  codeGap: { firstMs: MINUTE_MS, longestMs: HOUR_MS, forgottenMs: 24 * HOUR_MS },
  /** Between two codes to one mailbox from all addresses: a stranger delays the owner by minutes, not by an hour. */
  mailboxGap: { firstMs: MINUTE_MS, mails: 10, longestMs: 5 * MINUTE_MS },
} as const

/**
 * One user in twenty mistypes a password once within five minutes of the opening, when two thirds of the users arrive.
 */
const mistypesOf = (usersPerAddress: number) => Math.max(10, Math.round(usersPerAddress / 30))

/** Limits of an address and of its /56, which a home has; its /48 has twice as much. */
export const aroundAddress = (most: number) => ({ address: most, net56: most, net48: most * 2 })

/** Every limit that depends on the number of users behind an address; the numbers in brackets are those of 3,000. */
export const limitsFor = ({ usersPerAddress, requestsAMinute, staffCallsAMinute, unpaidOrdersADay }: LimitSettings) => {
  const mistypes = mistypesOf(usersPerAddress)
  // Beyond that, only the address itself is challenged and delayed; a few addresses at their own limit would otherwise
  // fill the global counter. So two hundred addresses are needed to fill it (3,000), and attempts from thousands of
  // addresses all count.
  const globalCap = mistypes
  const wrongCoupons = { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 200 }
  return {
    /** Completed failures of sign-in and of mailed codes: a picture (100), fifteen times as many (1,500) a wait. */
    failures: {
      windowMs: 5 * MINUTE_MS,
      // All together: twenty times the users of an address; refused only when the machines could compare nothing else
      // (20,000).
      picture: { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 20 },
      most: { address: mistypes * 15, net56: mistypes * 15, net48: mistypes * 20, all: mistypes * 200 },
      globalCap,
    },
    /**
     * Wrong coupon codes: their call cannot carry a picture, so an address waits where other calls require one (100). A
     * code is printed and few users type one; hundreds of codes that never existed are guesses.
     */
    coupons: { windowMs: 5 * MINUTE_MS, picture: wrongCoupons, most: wrongCoupons, globalCap },
    /** Mails with a code: one user in thirty has no account yet (100); the maximum is a code for each user (3,000). */
    codes: {
      windowMs: HOUR_MS,
      picture: { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 20 },
      most: {
        address: usersPerAddress,
        net56: usersPerAddress,
        net48: usersPerAddress * 1.5,
        all: usersPerAddress * 7,
      },
      globalCap,
    },
    /**
     * Requests: a purchase is fifteen calls, and its page polls the payment meanwhile. No global cap: it would close
     * the shop.
     */
    calls: {
      windowMs: MINUTE_MS,
      most: aroundAddress(requestsAMinute),
    },
    /** Pages are composed in memory without the database: counted separately from calls, twice as many. */
    pages: {
      windowMs: MINUTE_MS,
      most: aroundAddress(requestsAMinute * 2),
    },
    /** Pictures of an address: two a minute for each user. Sounds: one user in a hundred listens, up to three times. */
    pictures: { most: usersPerAddress * 2, windowMs: MINUTE_MS },
    sounds: { most: Math.max(30, Math.round(usersPerAddress * 0.03)), windowMs: MINUTE_MS },
    /**
     * Orders of an account that ended unpaid: five are a change of mind, then each further hold waits, longer each
     * time.
     */
    unpaidHolds: { free: unpaidOrdersADay, firstMs: 15 * MINUTE_MS, longestMs: 4 * HOUR_MS, windowMs: 24 * HOUR_MS },
    /** Calls of the back office by account: a person does not make ten a second. */
    staffCalls: { most: staffCallsAMinute, windowMs: MINUTE_MS },
  }
}
export type Limits = ReturnType<typeof limitsFor>
