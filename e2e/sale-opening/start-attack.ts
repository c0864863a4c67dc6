import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, credentials } from './client'
import type { SaleOpeningSite } from './sale-opening-site'

/**
 * Concurrent guesses at each victim before the buyers arrive: above the limit of an account, few enough for the
 * pictures of the strictest limits.
 */
const GUESSES_AT_ONCE = 12
/** Requests to non-existing mailboxes, without reading a picture. */
const INVENTED = 150
const ROUND_MS = 500
const MOST_ROUNDS = 400

const MINUTE_MS = 60_000
/** Tolerance for the clocks of two services and for requests in flight at the last count. */
const SLACK_MS = 30_000
const ACCOUNT_ALLOWED = 10
const ACCOUNT_WINDOW_MS = 5 * MINUTE_MS
/** Codes that an address gets without a picture in this time. */
const codesWithoutPicture = (ms: number): number => Math.ceil(100 * (1 + ms / (60 * MINUTE_MS)))

/** Codes to one mailbox in this time, with gaps of 1, 2, 4 ... 60 minutes between them. */
const codesAllowed = (ms: number): number => {
  let codes = 1
  for (let gap = MINUTE_MS, at = gap; at <= ms; gap = Math.min(gap * 2, 60 * MINUTE_MS), at += gap) codes += 1
  return codes
}

/**
 * One client behind the address guesses the passwords of victims, requests codes and reads every picture, until
 * stopped.
 */
export const startAttack = (site: SaleOpeningSite, address: string, victims: readonly string[]) => {
  const attacker = createClient(site, address)
  const comparedOf = new Map<string, number>()
  let [guesses, codes, isOver] = [0, 0, false]
  const begun = performance.now()

  const guess = async (email: string): Promise<void> => {
    guesses += 1
    const { code } = await attacker.postReading('login', credentials(email, `guess-${guesses}`), 'login')
    if (code === 'BAD_CREDENTIALS') comparedOf.set(email, (comparedOf.get(email) ?? 0) + 1)
  }
  const requestCode = (email: string, isReading: boolean) => {
    codes += 1
    const path = 'web/query.web.verification.code'
    return isReading ? attacker.postReading(path, { email }, 'register') : attacker.post(path, { email })
  }

  const burst = async (): Promise<void> => {
    for (const email of victims) await Promise.all(Array.from({ length: GUESSES_AT_ONCE }, () => guess(email)))
  }
  const goOn = async (): Promise<void> => {
    for (let at = 0; at < INVENTED; at += 1) await requestCode(`nobody${at}@invented.test`, false)
    for (let round = 0; round < MOST_ROUNDS && !isOver; round += 1) {
      for (const email of victims) {
        await guess(email)
        await requestCode(email, true)
      }
      await sleep(ROUND_MS)
    }
  }
  const hasBegun = burst()
  const hasEnded = hasBegun.then(goOn)

  return {
    hasBegun,
    end: async () => {
      isOver = true
      await hasEnded
      const ms = performance.now() - begun + SLACK_MS
      const { rows } = await site.database.query<{ mails: string }>(
        `select count(*) as mails from outbox where kind = 'mail:verification-code'`,
      )
      const compared = [...comparedOf.values()]
      return {
        seconds: Math.round((performance.now() - begun) / 1000),
        guesses,
        compared: compared.reduce((sum, count) => sum + count, 0),
        mostOfOne: Math.max(0, ...compared),
        allowedOfOne: ACCOUNT_ALLOWED * (1 + Math.floor(ms / ACCOUNT_WINDOW_MS)),
        codes,
        mails: Number(rows[0]?.mails),
        mailsAllowed: codesWithoutPicture(ms) + victims.length * codesAllowed(ms),
      }
    },
  }
}
export type AttackResult = Awaited<ReturnType<ReturnType<typeof startAttack>['end']>>
