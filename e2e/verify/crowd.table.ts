import type { RowResult, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { emailOfBuyer } from '../bench/buyers'
import { buyAtOpening } from '../crowd/buy-at-opening'
import { createClient, credentials } from '../crowd/client'
import { type CrowdSite, startCrowdSite } from '../crowd/crowd-site'
import { GUESSERS, guessFromEverywhere } from '../crowd/guess-from-everywhere'
import { startAttack } from '../crowd/start-attack'

/** Fewer for a quick check of the table itself. */
const PEOPLE = Number(process.env.CROWD_PEOPLE || 3000)
const PAYS_EVERY = 10
const VICTIMS = 20
const PORT_WIFI = '203.0.113.7'
const SPREAD = 300
const WINDOW_MS = 5 * 60_000
/**
 * Limits by address as strict as possible: a wait from 150 failures in five minutes. The limit of requests is not under
 * test.
 */
const STRICT = { CROWD_BEHIND_ADDRESS: '100', REQUESTS_A_MINUTE: '30000' }

const victims = Array.from({ length: VICTIMS }, (_, at) => emailOfBuyer(PEOPLE + at))
/** An uninvolved passenger at another address. */
const BYSTANDER = emailOfBuyer(PEOPLE + VICTIMS)
const ACCOUNTS = PEOPLE + VICTIMS + 1

/** The crowd arrives when the attack has begun, which continues until all passengers have been there. */
const openTheSale = async (site: CrowdSite, before?: () => Promise<unknown>) => {
  const attack = startAttack(site, PORT_WIFI, victims)
  await attack.hasBegun
  await before?.()
  const crowd = await buyAtOpening(site, { people: PEOPLE, paysEvery: PAYS_EVERY, address: PORT_WIFI })
  return { crowd, attack: await attack.end() }
}
type Opening = Awaited<ReturnType<typeof openTheSale>>

const worst = ({ refusals }: Opening['crowd']): string[] =>
  [...refusals].sort(([, one], [, other]) => other - one).map(([why, count]) => `${why} (${count} times)`)

const toCrowdRow = ({ crowd }: Opening): RowResult => ({
  cells: [`${PEOPLE} passengers, ${crowd.paid} of whom pay`, PEOPLE, crowd.served, 'all', crowd.refused, crowd.seconds],
  faults: crowd.served === PEOPLE ? [] : [`${crowd.refused} were not served`, ...worst(crowd).slice(0, 3)],
  measured: { served: crowd.served, seconds: crowd.seconds },
})
const toGuessesRow = ({ attack }: Opening): RowResult => {
  const { guesses, compared, mostOfOne, allowedOfOne, seconds } = attack
  const faults = mostOfOne > allowedOfOne ? [`${mostOfOne} guesses at one account were compared`] : []
  if (compared === 0) faults.push('no guess was compared')
  const cells = [`guesses at ${VICTIMS} of the others`, guesses, compared, `${allowedOfOne} an account`]
  return { cells: [...cells, guesses - compared, seconds], faults }
}
const toCodesRow = ({ attack: { codes, mails, mailsAllowed, seconds } }: Opening): RowResult => ({
  cells: ['codes to them and to invented mailboxes', codes, mails, mailsAllowed, codes - mails, seconds],
  faults: mails > 0 && mails <= mailsAllowed ? [] : [`${mails} codes were mailed`],
})
/** Most of a crowd that arrives while its address must wait are turned away at sign-in. */
const toControlRow = ({ crowd }: Opening): RowResult => ({
  cells: [
    'the same, ten failures of an address are too many',
    PEOPLE,
    crowd.served,
    'fewer than half',
    crowd.refused,
    crowd.seconds,
  ],
  faults:
    crowd.refused > PEOPLE / 2 && worst(crowd)[0]?.startsWith('login: TOO_MANY_REQUESTS')
      ? []
      : ['the crowd was not turned away', ...worst(crowd).slice(0, 3)],
})

interface Spread {
  what: string
  toAddress: (guess: number) => string
  isReading: boolean
  /** Guesses that are compared before the range gets a captcha, or has to wait; and those in flight at that moment. */
  allowed: number
}
const guessSpread = async (site: CrowdSite, { what, allowed, ...spread }: Spread): Promise<RowResult> => {
  await site.forgetFailures()
  const begun = performance.now()
  const compared = await guessFromEverywhere(site, { guesses: SPREAD, ...spread })
  // The window slides: a slow attacker gets as many again in five minutes.
  const borne = allowed * (1 + (performance.now() - begun) / WINDOW_MS) + GUESSERS
  const faults = compared > 0 && compared <= borne ? [] : [`${compared} guesses were compared`]
  const elsewhere = await createClient(site, '2001:db8:8::1').postReading('login', credentials(BYSTANDER), 'login')
  if (elsewhere.code !== 'SUCCESS') faults.push(`somebody elsewhere got ${elsewhere.code}`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { cells: [what, SPREAD, compared, allowed, SPREAD - compared, seconds], faults }
}
/** Each from another /64, two from a /56. */
const inOne48 = (guess: number): string => `2001:db8:7:${(guess * 129).toString(16)}::1`
const anywhere = (guess: number): string => `198.${18 + (guess >> 8)}.${guess & 255}.1`

/** The rows of the smallest crowd come last, on a site of their own. */
const USUAL = ['crowd', 'attacker, passwords', 'attacker, codes', 'spread /48'] as const
const STRICTER = ['spread /48, read', 'spread', 'control'] as const
type Id = (typeof USUAL)[number] | (typeof STRICTER)[number]
interface Row extends VerifyRow {
  id: Id
}

const rowsOn = (site: CrowdSite): Record<Id, () => Promise<RowResult>> => {
  let opened: Promise<Opening> | undefined
  const opening = (): Promise<Opening> => {
    opened ??= site.forgetFailures().then(() => openTheSale(site))
    return opened
  }
  // Ten instead of 150, the lowest possible limit: each failure of the attack counts for fifteen.
  const countFifteenfold = () =>
    site.database.query(`update limit_counters set count = count * 15 where key like 'failures:address:%'`)
  const spread = (what: string, toAddress: Spread['toAddress'], isReading: boolean, allowed: number) => () =>
    guessSpread(site, { what, toAddress, isReading, allowed })
  return {
    crowd: async () => toCrowdRow(await opening()),
    'attacker, passwords': async () => toGuessesRow(await opening()),
    'attacker, codes': async () => toCodesRow(await opening()),
    'spread /48': spread('guesses from networks of one /48', inOne48, false, 150),
    'spread /48, read': spread('the same, each picture read, the smallest crowd', inOne48, true, 200),
    spread: spread('guesses from addresses everywhere, the smallest crowd', anywhere, false, 200),
    control: async () => {
      await site.forgetFailures()
      return toControlRow(await openTheSale(site, countFifteenfold))
    },
  }
}

export const table: VerifyTable<Row> = {
  name: 'crowd',
  document: {
    title: 'A crowd behind one address, and who attacks it',
    about: [
      'Two services on one PostgreSQL, which get the requests in turns. At the opening of a sale a crowd behind one IPv4 address buys, forty beside each other: home, price, sign-in, quote, order, and one in ten pays by card at a provider of its own. Nobody may be refused; who is asked for the picture reads it.',
      'One of them attacks from the same address: twelve guesses at once at each of twenty other accounts before the crowd comes, then more and more until everybody was there, and codes to their mailboxes and to invented ones. All pictures are read. Guesses that are compared stay below the limit of the account, ten in five minutes; mails below a growing gap for each mailbox, and the picture for an address.',
      `Then ${SPREAD} guesses, each at another account and from another network, which no limit of an account or an address holds: the caps of the /48 and of everybody do. Of those under way at that moment up to ${GUESSERS} more are compared. Somebody elsewhere signs in each time.`,
      'The last row is the control: when ten failures of an address are too many in five minutes, the same attack makes the crowd wait. Seconds are measured, not held to anything.',
    ],
    columns: ['what', 'sent', 'got through', 'allowed', 'refused', 's'],
    summary: (rows) => {
      const crowd = rows.find(({ id }) => id === 'crowd')?.measured
      return crowd ? [`${crowd.served} of ${PEOPLE} behind one address were served in ${crowd.seconds} s.`] : []
    },
  },
  rows: () => [...USUAL, ...STRICTER].map((id) => ({ id })),
  stageFor: ({ id }) => (STRICTER.some((strict) => strict === id) ? 'strict' : 'usual'),
  open: async (stage) => {
    const site = await startCrowdSite(ACCOUNTS, stage === 'strict' ? STRICT : {})
    const rows = rowsOn(site)
    return { close: () => site.stop(), run: ({ id }) => rows[id]() }
  },
}
