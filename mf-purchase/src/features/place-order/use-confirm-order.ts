import { paymentHref } from '@shuttle/booking/addresses'
import {
  type CheckoutTextKey,
  type QuoteView,
  type useCaptcha,
  useCheckout,
  useCheckoutTexts,
  useCountViolationText,
  useDayViolationTexts,
} from '@shuttle/booking/checkout'
import type { QuoteRequest } from '@shuttle/calls'
import type { AirportErrorCode, BookingErrorCode } from '@shuttle/contracts'
import { type CivilDate, checkPurchase, type PassengerCountViolation, type PurchaseViolation } from '@shuttle/domain'
import { now, toast, useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { getRefusalText } from '@shuttle/queries'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useState } from 'react'
import type { SectionName } from '../../domain/section-name'
import { type Choices, getLimits, toPurchaseCheckInput } from '../../domain/to-purchase-check-input'
import { withPassengers } from '../../domain/to-quote-request'
import type { TripSelection } from '../../domain/trip-selection'
import { type TicketDetailsTextKey, useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { pendingRequests } from '../../state/trip-selection.store'

/** A text of this remote or of the checkout, or the message of a code; `hint` names what to choose first. */
type ViolationMessage = { section: SectionName; hint?: TicketDetailsTextKey } & (
  | { text: TicketDetailsTextKey }
  | { count: PassengerCountViolation }
  | { day: DayViolation }
  | { checkoutText: CheckoutTextKey }
  | { code: BookingErrorCode }
)

/**
 * The message of a failed purchase check, and the section where the passenger can correct it (purchase 5, purchase
 * checks).
 */
export const toViolationMessage = (
  violation: Exclude<PurchaseViolation, 'SIGN_IN_NEEDED'>,
  returnDate: CivilDate | undefined,
): ViolationMessage => {
  switch (violation) {
    case 'TERMS_NOT_ACCEPTED':
      return { checkoutText: 'terms.missing', section: 'terms' }
    case 'DATE_MISSING':
      return { text: 'order.noDate', section: 'date' }
    case 'NO_PASSENGER':
    case 'BAD_COUNT':
    case 'TOO_MANY_TICKETS':
    case 'TOO_MANY_CHILDREN':
    case 'CHILD_ALONE':
    case 'PEAK_LIMIT':
    case 'CONCESSION_AT_COUNTER':
      return { count: violation, section: 'passengers' }
    case 'DATE_IN_PAST':
    case 'DATE_TOO_FAR':
      return { code: violation, section: 'date' }
    case 'DATE_NOT_ON_SALE':
      return { day: 'not-on-sale', section: 'date' }
    case 'PASSENGER_INFO_MISSING':
      return { code: violation, section: 'passengerInfo' }
    case 'CAPTCHA_MISSING':
    case 'SLIDE_MISSING':
      return { code: violation, section: 'captcha' }
    case 'RETURN_BEFORE_DEPARTURE':
      return { code: violation, section: 'returnDate' }
    case 'RETURN_TIME_MISSING':
      if (returnDate !== undefined) return { code: violation, section: 'fare' }
      return { code: violation, section: 'returnDate', hint: 'departure.chooseReturnDate' }
    default:
      // A bus line has none of the airport's checks.
      return { code: violation as Exclude<typeof violation, AirportErrorCode>, section: 'fare' }
  }
}

interface ConfirmOrderInput {
  choices: Choices
  quoteRequest: QuoteRequest | undefined
  quote: { view: QuoteView; refetch: () => void }
  /** The captcha that the quote requires, and its answer. */
  captcha: ReturnType<typeof useCaptcha>
  /** There is no price although every check passes; the ticket type's card shows why. */
  isUnavailable: boolean
  /** The parts below the dates, where most violations are shown, are not rendered yet. */
  isSettling: boolean
  /** A chosen departure is still loading: it does not count as missing. */
  isLoadingDepartures: boolean
  goTo: (section: SectionName) => void
  onCouponsRefused: (error: unknown) => boolean
  /** The service refused because seats or fares have changed. */
  onStale: () => void
}

/**
 * Why the order was not placed: a failed check, shown while it fails, or a refusal of the service for the selection.
 */
type Problem =
  | { kind: 'violation'; violation: PurchaseViolation }
  | { kind: 'refusal'; section: SectionName; text: string; selection: TripSelection }

const isMissingTime = (violation: PurchaseViolation) =>
  violation === 'DEPARTURE_MISSING' || violation === 'RETURN_TIME_MISSING'

/** The checkout of ticket details: its checks in their order, and their messages at the sections of the form. */
export const useConfirmOrder = (input: ConfirmOrderInput) => {
  const { choices, quoteRequest, quote, captcha, goTo, onCouponsRefused, onStale } = input
  const { selection, sales } = choices
  const t = useTicketDetailsTexts()
  const checkoutT = useCheckoutTexts()
  const toCountText = useCountViolationText(getLimits(choices))
  const dayTexts = useDayViolationTexts(sales.settings.windowDays)
  const language = useLanguage()
  const [found, setFound] = useState<Problem>()

  const findViolation = () =>
    checkPurchase({ ...toPurchaseCheckInput(choices), signedIn: true, captcha: captcha.check }, now())

  /** The message of a violation and its section. */
  const readViolation = (violation: PurchaseViolation) => {
    if (violation === 'SIGN_IN_NEEDED') return undefined
    const message = toViolationMessage(violation, selection.returnDate)
    const writeText = () => {
      if ('code' in message) return bookingErrorTexts[language][message.code]
      if ('count' in message) return toCountText(message.count)
      if ('day' in message) return dayTexts[message.day]
      return 'checkoutText' in message ? checkoutT(message.checkoutText) : t(message.text)
    }
    const text = writeText()
    return { section: message.section, text: message.hint ? `${text}\n${t(message.hint)}` : text }
  }

  const showViolation = (violation: PurchaseViolation) => {
    if (input.isSettling || (input.isLoadingDepartures && isMissingTime(violation))) return toast(t('common.loading'))
    const message = readViolation(violation)
    if (!message) return
    if (message.section === 'captcha') captcha.setError(message.text)
    setFound({ kind: 'violation', violation })
    goTo(message.section)
  }

  const checkout = useCheckout({
    name: 'mf-purchase: place order',
    pendingRequests,
    counts: selection.counts,
    quoteRequest,
    quote,
    captcha,
    toOrderRequest: (request) =>
      toPurchaseCheckInput(choices).passengerInfo === 'none' ? request : withPassengers(request, choices),
    toPaymentHref: paymentHref,
    toText: (refusal) => getRefusalText(refusal, language),
    check: () => {
      const violation = findViolation()
      if (violation) showViolation(violation)
      else if (input.isUnavailable) goTo('fare')
      return !violation && !input.isUnavailable
    },
    goTo,
    onCouponsRefused,
    onChoiceRefused: ({ kind }, text) => {
      if (kind === 'sold-out' || kind === 'price-changed') onStale()
      if (kind !== 'sold-out') return false
      quote.refetch()
      setFound({ kind: 'refusal', section: 'fare', text, selection })
      goTo('fare')
      return true
    },
  })

  const readProblem = () => {
    if (found?.kind === 'refusal') return found.selection === selection ? found : undefined
    return found && findViolation() === found.violation ? readViolation(found.violation) : undefined
  }
  const problem = readProblem()

  return {
    ...checkout,
    confirm: () => {
      setFound(undefined)
      return checkout.confirm()
    },
    /** What the last confirm found wrong, for the section that shows it. */
    getMessage: (section: SectionName): string | undefined => (problem?.section === section ? problem.text : undefined),
  }
}
