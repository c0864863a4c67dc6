import type { LineOnSale } from '@shuttle/calls'
import { currencyOfOrigin, fareLines, refuseCounts, seatsNeeded, totalPassengers } from '@shuttle/domain'
import { now, toast } from '@shuttle/host'
import { PageBody } from '@shuttle/ui'
import { useEffect } from 'react'
import { useFares } from '../api/fares.queries'
import { useQuote } from '../api/quote.queries'
import { useSoldOutDays } from '../api/sold-out-days'
import { isSoldOut, orderDraftOf } from '../domain/order-draft-of'
import {
  acceptTerms,
  chooseDate,
  chooseFareType,
  dropStaleDate,
  fareTypeInForce,
  setCount,
} from '../domain/purchase-draft'
import { AcceptTerms } from '../features/accept-terms/accept-terms'
import { ChooseDate } from '../features/choose-trip/choose-date'
import { ChooseFareType } from '../features/choose-trip/choose-fare-type'
import { ChoosePassengers } from '../features/choose-trip/choose-passengers'
import { ConcessionReminder } from '../features/place-order/concession-reminder'
import { FormPlace, usePlaces } from '../features/place-order/form-place'
import { OrderBar } from '../features/place-order/order-bar'
import { usePlaceOrder } from '../features/place-order/use-place-order'
import { TravelNotes } from '../features/read-notes/travel-notes'
import { PriceCard } from '../features/show-trip/price-card'
import { useTexts } from '../i18n/use-texts'
import { usePurchaseDraft } from '../state/use-purchase-draft'

export const TicketDetailsForm = ({ line }: { line: LineOnSale }) => {
  const t = useTexts()
  const { draft, change } = usePurchaseDraft(line.lineCode)
  const { places, goTo } = usePlaces()
  const currency = currencyOfOrigin(line.originCode)
  const fares = useFares({ lineCode: line.lineCode, currency }, draft.date)
  const soldOutDays = useSoldOutDays(line.lineCode)

  const fareType = fareTypeInForce(
    draft,
    (fares.data ?? []).map((offer) => offer.fareType),
    now(),
  )
  const offer = fares.data?.find((candidate) => candidate.fareType === fareType)
  const soldOut = offer !== undefined && isSoldOut(offer, seatsNeeded(draft.counts))
  const daySoldOut = draft.date !== undefined && soldOutDays.includes(draft.date)
  const orderDraft = orderDraftOf(line, draft, offer)
  const quote = useQuote(orderDraft)
  const handleStale = () => {
    fares.refetch()
    quote.askAgain()
  }
  const order = usePlaceOrder({ line, draft, orderDraft, quote, soldOut, goTo, onStale: handleStale })

  // A draft kept over midnight may name a day that has passed meanwhile.
  useEffect(() => {
    const kept = dropStaleDate(draft, now(), line.windowDays)
    if (kept === draft) return
    change(() => kept)
    toast(t('date.dropped'), 'notice')
  }, [draft, change, line.windowDays, t])

  return (
    <>
      <PageBody overlap>
        <FormPlace at={places.date}>
          <ChooseDate
            date={draft.date}
            windowDays={line.windowDays}
            soldOutDays={soldOutDays}
            onChoose={(date) => change((before) => chooseDate(before, date))}
          />
        </FormPlace>
        <FormPlace at={places.fare}>
          <ChooseFareType
            offers={fares.data}
            dateChosen={draft.date !== undefined}
            failed={fares.isError}
            onRetry={() => fares.refetch()}
            fareType={fareType}
            onChoose={(chosen) => change((before) => chooseFareType(before, chosen))}
            soldOut={soldOut}
            daySoldOut={daySoldOut}
          />
        </FormPlace>
        <FormPlace at={places.passengers}>
          <ChoosePassengers
            offer={offer}
            counts={draft.counts}
            limits={line.limits}
            childAlone={refuseCounts(draft.counts, line.limits) === 'CHILD_ALONE'}
            onChange={(type, count) => change((before) => setCount(before, type, count))}
          />
        </FormPlace>
        {offer && totalPassengers(draft.counts) > 0 && !soldOut && (
          <PriceCard
            lines={fareLines(offer, draft.counts, 1)}
            currency={currency}
            couponDeduction={quote.view.kind === 'ready' ? quote.view.quote.couponDeduction : 0}
            total={quote.view.kind === 'ready' ? quote.view.quote.amountDue : undefined}
          />
        )}
        <TravelNotes />
        <FormPlace at={places.terms}>
          <AcceptTerms
            accepted={draft.termsAccepted}
            error={order.termsMissing && !draft.termsAccepted}
            onChange={(accepted) => change((before) => acceptTerms(before, accepted))}
          />
        </FormPlace>
      </PageBody>
      <OrderBar view={quote.view} currency={currency} placing={order.placing} onConfirm={order.confirm} />
      <ConcessionReminder open={order.reminding} onProceed={order.place} onChange={order.dismissReminder} />
    </>
  )
}
