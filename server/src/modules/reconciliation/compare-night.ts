import { type PaymentContext, type PaymentProvider, ProviderFault } from '../payments'
import { compareAttempt } from './compare-attempt'
import { compareDayRefund } from './compare-day-refund'
import { compareStatementRow } from './compare-statement-row'
import { listDayAttempts, listDayRefunds } from './day-books.repository'
import { createDayComparison } from './day-comparison'
import { type NightRow, renewLease } from './nights.repository'

/** After this many unanswered questions in a row, this try ends. */
const GIVE_UP_AFTER = 3
const RENEW_EVERY = 10

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

/** Counts the questions of a try; a fault of the provider ends one question, three in a row without an answer all of them. */
const createQuestions = (context: PaymentContext, claim: NightRow, ending: AbortSignal) => {
  const { db, clock, log } = context
  let [asked, silent] = [0, 0]
  const seen = { unanswered: 0, lastFault: '' }
  const goOn = async (): Promise<void> => {
    const isOurs = asked % RENEW_EVERY !== 0 || (await renewLease(db, claim, clock.now()))
    if (ending.aborted || !isOurs) throw new NightLeft()
  }
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (silent >= GIVE_UP_AFTER) return undefined
    await goOn()
    asked += 1
    try {
      const answer = await question()
      silent = 0
      return answer
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      silent = error.kind === 'unreachable' ? silent + 1 : 0
      seen.unanswered += 1
      seen.lastFault = error.message
      log.warn({ err: error, day: claim.day, provider: claim.provider }, 'a day could not be compared in full')
      return undefined
    }
  }
  return { ask, seen }
}

/**
 * Compares a day with a provider: it asks about each attempt and each refund, and looks for every row of its statement in the books.
 * May be run again at any time: what was found before is not entered again. Throws {@link NightLeft}.
 */
export const compareNight = async (
  context: PaymentContext,
  { provider, claim, ending }: { provider: PaymentProvider; claim: NightRow; ending: AbortSignal },
): Promise<NightResult> => {
  const { db } = context
  const { day } = claim
  const comparison = createDayComparison(context, provider, day)
  const { ask, seen } = createQuestions(context, claim, ending)
  const countAnswered = async <Item>(items: readonly Item[], compare: (item: Item) => Promise<void>) => {
    let answered = 0
    for (const item of items) if (await ask(() => compare(item).then(() => true))) answered += 1
    return answered
  }
  const payments = await countAnswered(await listDayAttempts(db, provider.code, day), (attempt) =>
    compareAttempt(comparison, attempt),
  )
  const refunds = await countAnswered(await listDayRefunds(db, provider.code, day), (refund) =>
    compareDayRefund(comparison, refund),
  )
  const { statement } = provider
  const rows = statement && (await ask(() => statement.fetch(day)))
  for (const row of rows ?? []) await compareStatementRow(comparison, row)
  return {
    ...{ payments, refunds, statement_rows: rows?.length ?? null },
    ...{ unanswered: seen.unanswered, last_fault: seen.lastFault, sums: JSON.stringify(comparison.sums.list()) },
  }
}
