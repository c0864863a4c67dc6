import { isValueRefused } from '../../../database/is-value-refused'
import { type PaymentContext, type PaymentProvider, ProviderFault } from '../payments'
import { compareAttempt } from './compare-attempt'
import { compareDayRefund } from './compare-day-refund'
import { compareStatementRow } from './compare-statement-row'
import { listDayAttempts, listDayRefunds } from './day-books.repository'
import { createDayComparison, type DayComparison } from './day-comparison'
import { type NightRow, renewLease } from './nights.repository'

/** After this many unanswered queries in a row, this try ends. */
const GIVE_UP_AFTER = 3
const RENEW_EVERY = 10

/** Longer than every number of a provider; an index cannot store text of any length. */
const LONGEST_NUMBER = 100

/** Ends the try: another process has taken the day, or this one is shutting down. */
export class NightLeft extends Error {
  override readonly name = 'NightLeft'

  constructor() {
    super('the comparison of a day is left')
  }
}

/** The result of a try; `unanswered` 0 means that everything was compared. */
export type NightResult = Pick<
  NightRow,
  'payments' | 'refunds' | 'statement_rows' | 'unanswered' | 'sums' | 'last_fault'
>

/** State of a try; a fault of the provider ends one query, three in a row without an answer all of them. */
const createQuestions = (context: PaymentContext, claim: NightRow, ending: AbortSignal) => {
  const { db, clock, log } = context
  let [steps, unansweredInARow] = [0, 0]
  const seen = { unanswered: 0, lastFault: '' }
  const goOn = async (): Promise<void> => {
    const isOurs = steps % RENEW_EVERY !== 0 || (await renewLease(db, claim, clock.now()))
    if (ending.aborted || !isOurs) throw new NightLeft()
    steps += 1
  }
  const tryQuery = async <Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (unansweredInARow >= GIVE_UP_AFTER) return undefined
    await goOn()
    try {
      const answer = await question()
      unansweredInARow = 0
      return answer
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      unansweredInARow = error.kind === 'unreachable' ? unansweredInARow + 1 : 0
      seen.unanswered += 1
      seen.lastFault = error.message
      log.warn({ err: error, day: claim.day, provider: claim.provider }, 'a day could not be compared in full')
      return undefined
    }
  }
  return { goOn, tryQuery, seen }
}

/** A number in a form that can be stored, whatever the original text was. */
const toStorable = (number: string): string => number.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, LONGEST_NUMBER)

/** Sets aside what the database refuses to store, so that the rest is compared: staff see it as a difference. */
const setAsideRefused =
  ({ context, provider, day, enter }: DayComparison) =>
  async (number: string, compare: () => Promise<void>): Promise<void> => {
    try {
      await compare()
    } catch (error) {
      if (!isValueRefused(error)) throw error
      context.log.error({ err: error, provider: provider.code, day, number }, 'what a provider says cannot be stored')
      await enter({ kind: 'not-comparable', number: toStorable(number) })
    }
  }

/**
 * Compares a day with a provider: queries each attempt and each refund, and searches the books for every row of its
 * statement. May be run again at any time: known differences are not stored again. Throws {@link NightLeft}.
 */
export const compareNight = async (
  context: PaymentContext,
  { provider, claim, ending }: { provider: PaymentProvider; claim: NightRow; ending: AbortSignal },
): Promise<NightResult> => {
  const { db } = context
  const { day } = claim
  const comparison = createDayComparison(context, provider, day)
  const { goOn, tryQuery, seen } = createQuestions(context, claim, ending)
  const orSetAside = setAsideRefused(comparison)
  let [payments, refunds] = [0, 0]
  for (const attempt of await listDayAttempts(db, provider.code, day)) {
    const compare = () => orSetAside(attempt.request_no, () => compareAttempt(comparison, attempt))
    if (await tryQuery(() => compare().then(() => true))) payments += 1
  }
  for (const refund of await listDayRefunds(db, provider.code, day)) {
    const compare = () => orSetAside(refund.refund_no, () => compareDayRefund(comparison, refund))
    if (await tryQuery(() => compare().then(() => true))) refunds += 1
  }
  const { statement } = provider
  const rows = statement && (await tryQuery(() => statement.fetch(day)))
  for (const row of rows ?? []) {
    await goOn()
    await orSetAside(row.number ?? row.transactionId, () => compareStatementRow(comparison, row))
  }
  return {
    ...{ payments, refunds, statement_rows: rows?.length ?? null },
    ...{ unanswered: seen.unanswered, last_fault: seen.lastFault, sums: JSON.stringify(comparison.sums.list()) },
  }
}
