import type { TicketToRefund } from '@shuttle/calls'
import type { Cents, Instant } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useRefundPreview } from '@shuttle/queries'
import { useEffect, useEffectEvent, useState } from 'react'
import { NO_SUMS, sumTickets } from '../../domain/sum-tickets'

/** The service sends instants in whole seconds: a second later the change has certainly happened. */
const SECOND_MS = 1000

/** Whether the fee of a ticket has changed, or refunds have closed. */
const isOutdated = ({ item, nextFeeAt, closesAt }: TicketToRefund, now: Instant): boolean =>
  item !== undefined && [nextFeeAt, closesAt].some((at) => at !== undefined && now >= at + SECOND_MS)

/** The newer of the quotes for all tickets and for the chosen ones; undefined until one was loaded. */
const useLatestPreview = (orderNo: string, chosen: readonly string[]) => {
  const all = useRefundPreview(orderNo)
  const quoted = useRefundPreview(orderNo, chosen, { isSecondary: true })
  const isNewer = quoted.data && !quoted.isPlaceholderData && quoted.dataUpdatedAt > all.dataUpdatedAt
  return { all, quoted, latest: isNewer ? quoted.data : all.data }
}

/**
 * The quote of the chosen tickets, refetched when it ends: after ten minutes, at the next fee, when
 * refunds close. `feeBefore` is the fee shown for the same tickets until it changed; without
 * tickets there is no quote, and the sums are 0.
 */
export const useRefundQuote = (orderNo: string, chosen: readonly string[]) => {
  const now = useNow()
  const { all, quoted, latest } = useLatestPreview(orderNo, chosen)
  const quote = quoted.isPlaceholderData || chosen.length === 0 ? undefined : quoted.data?.quote
  const isOver = quote !== undefined && now >= quote.validUntil
  const isOutOfDate = latest?.tickets.some((ticket) => isOutdated(ticket, now)) ?? false

  const renew = useEffectEvent(() => {
    if (isOutOfDate && !all.isFetching && !all.isError) void all.refetch()
    if (isOver && !quoted.isFetching && !quoted.isError) void quoted.refetch()
  })
  // At most once a second, however often the service still answers with a quote that has just ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second renews a quote that has ended
  useEffect(renew, [now])

  // A refusal means that the tickets changed in another tab or at a gate.
  const isRefused = quoted.isError && chosen.length > 0
  const readAll = useEffectEvent(() => void all.refetch())
  useEffect(() => {
    if (isRefused) readAll()
  }, [isRefused])

  const quotable = latest?.tickets.filter(({ ticketNo, item }) => item && chosen.includes(ticketNo)) ?? []
  const sums = sumTickets(quotable) ?? NO_SUMS
  const key = chosen.join()
  const [seen, setSeen] = useState({ key, fee: sums.fee, before: undefined as Cents | undefined })
  if (seen.key !== key || seen.fee !== sums.fee)
    setSeen({ key, fee: sums.fee, before: seen.key === key && key !== '' ? seen.fee : undefined })

  return {
    /** Tickets with their current fee and refund. */
    latest,
    sums,
    /** Undefined until it is loaded, and while it is refetched. */
    quote: isOver ? undefined : quote,
    feeBefore: seen.before,
    /** The quote could not be loaded; `readAgain` retries. */
    error: chosen.length > 0 ? quoted.error : null,
    isReading: quoted.isFetching || all.isFetching,
    readAgain: async () => {
      const [, answer] = await Promise.all([all.refetch(), quoted.refetch()])
      return answer.data?.quote
    },
  }
}
