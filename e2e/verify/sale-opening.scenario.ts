import type { RowResult, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { emailOfBuyer } from '../bench/buyers'
import { buyAtOpening } from '../sale-opening/buy-at-opening'
import { createClient, credentials } from '../sale-opening/client'
import { GUESSERS, guessFromManyAddresses } from '../sale-opening/guess-from-many-addresses'
import { type SaleOpeningSite, startSaleOpeningSite } from '../sale-opening/sale-opening-site'
import { startAttack } from '../sale-opening/start-attack'

/** Fewer for a quick check of the table itself. */
const PASSENGER_COUNT = Number(process.env.SALE_OPENING_PASSENGERS || 3000)
const PAYS_EVERY = 10
const VICTIMS = 20
const PORT_WIFI = '203.0.113.7'
const SPREAD = 300
const WINDOW_MS = 5 * 60_000
/**
 * Limits by address as strict as possible: a wait from 150 failures in five minutes. The limit of requests is not under
 * test.
 */
const STRICT = { USERS_PER_ADDRESS: '100', REQUESTS_A_MINUTE: '30000' }

const victims = Array.from({ length: VICTIMS }, (_, at) => emailOfBuyer(PASSENGER_COUNT + at))
/** An uninvolved passenger at another address. */
const BYSTANDER = emailOfBuyer(PASSENGER_COUNT + VICTIMS)
const ACCOUNTS = PASSENGER_COUNT + VICTIMS + 1

/** The buyers arrive when the attack has begun, which continues until all of them were served. */
const openTheSale = async (site: SaleOpeningSite, before?: () => Promise<unknown>) => {
  const attack = startAttack(site, PORT_WIFI, victims)
  await attack.hasBegun
  await before?.()
  const buyers = await buyAtOpening(site, {
    passengerCount: PASSENGER_COUNT,
    paysEvery: PAYS_EVERY,
    address: PORT_WIFI,
  })
  return { buyers, attack: await attack.end() }
}
type Opening = Awaited<ReturnType<typeof openTheSale>>

const worst = ({ refusals }: Opening['buyers']): string[] =>
  [...refusals].sort(([, one], [, other]) => other - one).map(([why, count]) => `${why} (${count} times)`)

const toBuyersRow = ({ buyers }: Opening): RowResult => ({
  cells: [
    `${PASSENGER_COUNT} passengers, ${buyers.paid} of whom pay`,
    PASSENGER_COUNT,
    buyers.served,
    'all',
    buyers.refused,
    buyers.seconds,
  ],
  faults: buyers.served === PASSENGER_COUNT ? [] : [`${buyers.refused} were not served`, ...worst(buyers).slice(0, 3)],
  measured: { served: buyers.served, seconds: buyers.seconds },
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
/** The service refuses most sign-ins of an address that must wait. */
const toControlRow = ({ buyers }: Opening): RowResult => ({
  cells: [
    'the same, ten failures of an address are too many',
    PASSENGER_COUNT,
    buyers.served,
    'fewer than half',
    buyers.refused,
    buyers.seconds,
  ],
  faults:
    buyers.refused > PASSENGER_COUNT / 2 && worst(buyers)[0]?.startsWith('login: TOO_MANY_REQUESTS')
      ? []
      : ['the buyers were not refused', ...worst(buyers).slice(0, 3)],
})

interface Spread {
  what: string
  toAddress: (guess: number) => string
  isReading: boolean
  /** Guesses that are compared before the range gets a captcha, or has to wait; and those in flight at that moment. */
  allowed: number
}
const guessSpread = async (site: SaleOpeningSite, { what, allowed, ...spread }: Spread): Promise<RowResult> => {
  await site.forgetFailures()
  const begun = performance.now()
  const compared = await guessFromManyAddresses(site, { guesses: SPREAD, ...spread })
  // The window slides: a slow attacker gets as many again in five minutes.
  const borne = allowed * (1 + (performance.now() - begun) / WINDOW_MS) + GUESSERS
  const faults = compared > 0 && compared <= borne ? [] : [`${compared} guesses were compared`]
  const elsewhere = await createClient(site, '2001:db8:8::1').postReading('login', credentials(BYSTANDER), 'login')
  if (elsewhere.code !== 'SUCCESS') faults.push(`a passenger at another address got ${elsewhere.code}`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { cells: [what, SPREAD, compared, allowed, SPREAD - compared, seconds], faults }
}
/** Each from another /64, two from a /56. */
const inOne48 = (guess: number): string => `2001:db8:7:${(guess * 129).toString(16)}::1`
const anywhere = (guess: number): string => `198.${18 + (guess >> 8)}.${guess & 255}.1`

/** The rows with the strictest limits come last, on a site of their own. */
const USUAL = ['buyers', 'attacker, passwords', 'attacker, codes', 'spread /48'] as const
const STRICTER = ['spread /48, read', 'spread', 'control'] as const
type Id = (typeof USUAL)[number] | (typeof STRICTER)[number]
interface Row extends VerifyRow {
  id: Id
}

const rowsOn = (site: SaleOpeningSite): Record<Id, () => Promise<RowResult>> => {
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
    buyers: async () => toBuyersRow(await opening()),
    'attacker, passwords': async () => toGuessesRow(await opening()),
    'attacker, codes': async () => toCodesRow(await opening()),
    'spread /48': spread('guesses from networks of one /48', inOne48, false, 150),
    'spread /48, read': spread('the same, each picture read, the strictest limits', inOne48, true, 200),
    spread: spread('guesses from addresses everywhere, the strictest limits', anywhere, false, 200),
    control: async () => {
      await site.forgetFailures()
      return toControlRow(await openTheSale(site, countFifteenfold))
    },
  }
}

export const table: VerifyTable<Row> = {
  name: 'sale-opening',
  document: {
    title: 'The opening of a sale behind one address, under attack',
    about: [
      'Two services on one PostgreSQL, which serve the requests by turns. At the opening of a sale all passengers behind one IPv4 address buy, forty at once: home, price, sign-in, quote, order, and one in ten pays by card at a provider of its own. No passenger may be refused; a passenger who gets a captcha solves it.',
      'One of them attacks from the same address: twelve guesses at once at each of twenty other accounts before the passengers arrive, then more and more until all were served, and codes to their mailboxes and to invented ones. All captchas are solved. Guesses that are compared stay below the limit of the account, ten in five minutes; mails below a growing gap for each mailbox, and the picture for an address.',
      `Then ${SPREAD} guesses, each at another account and from another network, which no limit of an account or an address holds: the caps of the /48 and of all clients do. Up to ${GUESSERS} more, which are in flight at that moment, are compared. A passenger at another address signs in each time.`,
      'The last row is the control: when ten failures of an address are too many in five minutes, the same attack makes the passengers wait. Seconds are measured and have no limit.',
    ],
    columns: ['what', 'sent', 'got through', 'allowed', 'refused', 's'],
    summary: (rows) => {
      const buyers = rows.find(({ id }) => id === 'buyers')?.measured
      return buyers
        ? [`${buyers.served} of ${PASSENGER_COUNT} behind one address were served in ${buyers.seconds} s.`]
        : []
    },
  },
  rows: () => [...USUAL, ...STRICTER].map((id) => ({ id })),
  stageFor: ({ id }) => (STRICTER.some((strict) => strict === id) ? 'strict' : 'usual'),
  open: async (stage) => {
    const site = await startSaleOpeningSite(ACCOUNTS, stage === 'strict' ? STRICT : {})
    const rows = rowsOn(site)
    return { close: () => site.stop(), run: ({ id }) => rows[id]() }
  },
}
