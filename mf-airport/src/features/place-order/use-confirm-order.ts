import { airportPaymentHref } from '@shuttle/booking/addresses'
import { type QuoteView, type useCaptcha, useCheckout } from '@shuttle/booking/checkout'
import { getRefusedDocumentFields, type QuoteRequest, type RefusedDocumentField } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { useState } from 'react'
import { useRefusalText } from '../../components/use-refusal-text'
import type { AirportTripSelection } from '../../domain/airport-trip-selection'
import type { Step } from '../../domain/missing-step'
import type { SectionName } from '../../domain/section-name'
import { stepOfRefusal } from '../../domain/step-of-refusal'
import { withTravelDocuments } from '../../domain/to-quote-request'
import { pendingAirportRequests } from '../../state/airport-trip-selection.store'

interface ConfirmOrderInput {
  selection: AirportTripSelection
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  captcha: ReturnType<typeof useCaptcha>
  /** Shows what is missing or wrong on the page; returns its section. */
  check: () => SectionName | undefined
  goTo: (section: SectionName) => void
  onCouponsRefused: (error: unknown) => boolean
  onFieldsRefused: (fields: readonly RefusedDocumentField[], text: string) => void
  onPlaced: () => void
}

/** A refusal about a choice of an earlier step. */
interface RefusedStep {
  step: Step
  text: string
}

/** The checkout of the airport line: what is refused leads to the documents or to an earlier step. */
export const useConfirmOrder = ({ selection, check, onFieldsRefused, ...input }: ConfirmOrderInput) => {
  const { quoteRequest, quote, goTo } = input
  const toText = useRefusalText()
  /** Valid until the trip is changed. */
  const [found, setFound] = useState<RefusedStep & { request: QuoteRequest | undefined }>()

  const readStep = (error: unknown): RefusedStep | undefined => {
    const step = isApiError(error) && error.kind === 'refused' ? stepOfRefusal(error.code) : undefined
    return step && { step, text: toText(error) ?? '' }
  }
  const refusedQuote = quote.view.kind === 'failed' ? readStep(quote.view.error) : undefined

  const checkout = useCheckout({
    ...input,
    name: 'mf-airport: place order',
    pendingRequests: pendingAirportRequests,
    counts: selection.counts,
    toOrderRequest: (request) => withTravelDocuments(request, selection),
    toPaymentHref: airportPaymentHref,
    toText,
    check: () => {
      const wrong = check() ?? (refusedQuote && 'step')
      if (wrong) goTo(wrong)
      return wrong === undefined
    },
    onChoiceRefused: ({ error }, text) => {
      const fields = isApiError(error) ? getRefusedDocumentFields(error.data) : []
      if (fields.length > 0) {
        onFieldsRefused(fields, text)
        goTo('passengerInfo')
        return true
      }
      const refused = readStep(error)
      if (!refused) return false
      setFound({ ...refused, request: quoteRequest })
      goTo('step')
      return true
    },
  })

  const refusedStep = found?.request === quoteRequest ? found : undefined
  return {
    ...checkout,
    confirm: () => {
      setFound(undefined)
      return checkout.confirm()
    },
    /** The step whose choice must change, because of the order or its price. */
    refusedStep: refusedStep ?? refusedQuote,
  }
}
