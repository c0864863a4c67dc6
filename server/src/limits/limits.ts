/** So many in a window of time, in milliseconds. */
export interface Limit {
  most: number
  windowMs: number
}

/**
 * What is counted together: an IPv4 address or the /64 of an IPv6 one, which one customer or one Wi-Fi has; its /56, which a home
 * gets; its /48, which a company gets; and everybody.
 */
export const RANGES = ['address', 'net56', 'net48', 'all'] as const
export type Range = (typeof RANGES)[number]

/** From `picture` on the picture is asked, from `most` on there is a wait. */
export interface RangeLimit {
  windowMs: number
  picture: Readonly<Record<Range, number>>
  most: Readonly<Record<Range, number>>
  /** So many of one address, or of its /48, count for everybody. */
  mostForAll: number
}

export interface LimitSettings {
  /** People who may stand behind one address when a sale opens. */
  crowd: number
  requestsAMinute: number
  staffCallsAMinute: number
  unpaidOrdersADay: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Strict, in memory of the account alone: no crowd signs in to one account. */
export const ACCOUNT_LIMITS = {
  /** Failures of one account or mailbox: a person who forgot a password tries four or five (specification, accounts). */
  failures: { most: 10, windowMs: 5 * MINUTE_MS },
  /** From so many failures on the picture is asked for that account, remembered for a day (specification, accounts). */
  failuresBeforePicture: 3,
  failuresRememberedMs: 24 * HOUR_MS,
  /** Between two codes to one mailbox for one place: doubled each time, six in the first hour, then one an hour. */
  codeGap: { firstMs: MINUTE_MS, longestMs: HOUR_MS, forgottenMs: 24 * HOUR_MS },
  /**
   * Between two codes to one mailbox for all places: a stranger elsewhere delays its reader by minutes, not by an hour.
   */
  mailboxGap: { firstMs: MINUTE_MS, mails: 10, longestMs: 5 * MINUTE_MS },
} as const

/** One person in twenty mistypes a password once, within five minutes of the opening: two thirds of a crowd are there by then. */
const mistypesOf = (crowd: number) => Math.max(10, Math.round(crowd / 30))

/** So many of an address and of its /56, which a home has; of its /48 twice as many. */
export const aroundAddress = (most: number) => ({ address: most, net56: most, net48: most * 2 })

/** Every limit that the size of a crowd decides; the numbers in brackets are those of 3,000. */
export const limitsFor = ({ crowd, requestsAMinute, staffCallsAMinute, unpaidOrdersADay }: LimitSettings) => {
  const mistypes = mistypesOf(crowd)
  // What one place does beyond that, it is asked and waits for itself: a few that are at their own limit would else fill the counter of
  // everybody. So two hundred of them (3,000) are needed, and guesses from thousands of places all count.
  const mostForAll = mistypes
  const wrongCoupons = { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 200 }
  return {
    /** Finished failures of sign-in and of mailed codes: a picture (100), fifteen times as many (1,500) a wait. */
    failures: {
      windowMs: 5 * MINUTE_MS,
      // All together: twenty crowds at once; refused only when the machines could compare nothing else (20,000).
      picture: { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 20 },
      most: { address: mistypes * 15, net56: mistypes * 15, net48: mistypes * 20, all: mistypes * 200 },
      mostForAll,
    },
    /**
     * Wrong codes of coupons: their call has no room for a picture, so a place waits from where others are asked (100). A code is printed
     * and few of a crowd type one; who types hundreds that never were guesses.
     */
    coupons: { windowMs: 5 * MINUTE_MS, picture: wrongCoupons, most: wrongCoupons, mostForAll },
    /** Mails with a code: one in thirty of a crowd has no account yet (100); each of them a code (3,000) is the most. */
    codes: {
      windowMs: HOUR_MS,
      picture: { address: mistypes, net56: mistypes, net48: mistypes * 1.5, all: mistypes * 20 },
      most: { address: crowd, net56: crowd, net48: crowd * 1.5, all: crowd * 7 },
      mostForAll,
    },
    /** Requests: a purchase is fifteen calls and its page asks for the payment meanwhile. No cap for all: it would shut the shop. */
    calls: {
      windowMs: MINUTE_MS,
      most: aroundAddress(requestsAMinute),
    },
    /** Pages are composed in memory and ask no database: counted apart from calls, twice as many. */
    pages: {
      windowMs: MINUTE_MS,
      most: aroundAddress(requestsAMinute * 2),
    },
    /** Pictures of an address: each of a crowd two a minute. Sounds: one in a hundred listens, up to three times. */
    pictures: { most: crowd * 2, windowMs: MINUTE_MS },
    sounds: { most: Math.max(30, Math.round(crowd * 0.03)), windowMs: MINUTE_MS },
    /** Orders of an account that ended unpaid: five are a change of mind, then each further hold waits, longer each time. */
    unpaidHolds: { free: unpaidOrdersADay, firstMs: 15 * MINUTE_MS, longestMs: 4 * HOUR_MS, windowMs: 24 * HOUR_MS },
    /** Calls of the back office by account: a person makes no ten a second. */
    staffCalls: { most: staffCallsAMinute, windowMs: MINUTE_MS },
  }
}
export type Limits = ReturnType<typeof limitsFor>
