import {
  AcceptTerms,
  FormSection,
  LazyCaptchaCard,
  LazyConcessionReminder,
  OrderBar,
  QuotedPrice,
  TravelNotes,
  UnpaidNotice,
  useCaptcha,
  useCheckoutTexts,
  useDropRefusedCoupons,
  useFormSections,
  useFreePassengers,
  useQuoteView,
} from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { Slot, useLanguage, useNow, useSession } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { hasFailed, useRefundPolicy } from '@shuttle/queries'
import { Notice, PageAside, Skeleton } from '@shuttle/ui'
import { useMemo, useState } from 'react'
import { NotLoadedCard } from '../components/not-loaded-card'
import type { ChosenDeparture } from '../domain/airport-trip-selection'
import { listPassengersWithDocuments, updateTravelDocument } from '../domain/passengers-with-documents'
import { SECTION_NAMES, type SectionName } from '../domain/section-name'
import { toQuoteRequest } from '../domain/to-quote-request'
import { findTravelDocumentFaults } from '../domain/travel-document-faults'
import { EnterTravelDocuments } from '../features/enter-travel-documents/enter-travel-documents'
import { useTravelDocumentErrors } from '../features/enter-travel-documents/use-travel-document-errors'
import { StepRefusal } from '../features/place-order/step-refusal'
import { TripSummary } from '../features/place-order/trip-summary'
import { useConfirmOrder } from '../features/place-order/use-confirm-order'
import { usePassengersTexts } from '../i18n/use-passengers-texts'
import { termsHref } from '../paths'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { NextDeparture } from './next-departure'
import type { AirportFare } from './use-airport-fare'

const MINUTE_MS = 60_000
const NO_COUPONS: readonly string[] = []
const chooseCoupons = (coupons: readonly string[]) => updateAirportTripSelection({ coupons })

interface PassengersFormProps {
  line: LineOnSale
  departure: ChosenDeparture
  fares: AirportFare
  /** Four paying passengers, the cheapest of them free. */
  isFamily?: boolean
}

/** Passengers, coupons, consent and captcha, in the order of purchase 5, and the order. */
export const PassengersForm = ({ line, departure, fares, isFamily = false }: PassengersFormProps) => {
  const t = usePassengersTexts()
  const checkoutT = useCheckoutTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const isMember = useSession().kind === 'member'
  const selection = useAirportTripSelection()
  const { sections, goTo } = useFormSections(SECTION_NAMES)
  const { query, fare, currency } = fares
  const { lineCode, counts } = selection
  const [isTried, setTried] = useState(false)

  const passengers = useMemo(() => listPassengersWithDocuments(selection), [selection])
  const faults = findTravelDocumentFaults(selection, line, now)
  const errors = useTravelDocumentErrors(passengers, faults)

  /** The same object while no part of it changes: documents and consent change no price. */
  const quoteRequestJson = JSON.stringify(fare && toQuoteRequest(selection, line, fare, isMember))
  const quoteRequest = useMemo(
    () =>
      quoteRequestJson === undefined ? undefined : (JSON.parse(quoteRequestJson) as ReturnType<typeof toQuoteRequest>),
    [quoteRequestJson],
  )
  const quote = useQuoteView(quoteRequest, query.isLoading)
  const free = useFreePassengers(isMember ? quoteRequest : undefined)
  const dropRefusedCoupons = useDropRefusedCoupons(quote.view, selection.coupons, chooseCoupons)
  const ready = quote.view.kind === 'ready' ? quote.view.quote : undefined
  const captcha = useCaptcha(ready)
  const refundPolicy = useRefundPolicy(lineCode, 'reserved')
  const isFareMissing = query.data !== undefined && !fare

  /**
   * In the order of purchase 5: consent, documents, captcha; then the fares, which another step may need. The first
   * that fails is shown; for documents, every field.
   */
  const check = (): SectionName | undefined => {
    setTried(true)
    if (!selection.termsAccepted) return 'terms'
    errors.reveal(...passengers.map(({ key }) => key))
    if (faults.some((each) => Object.keys(each).length > 0)) return 'passengerInfo'
    const { kind, answered } = captcha.check
    if (kind === 'none' || answered) return isFareMissing || hasFailed(query) ? 'step' : undefined
    captcha.setError(bookingErrorTexts[language][kind === 'slide' ? 'SLIDE_MISSING' : 'CAPTCHA_MISSING'])
    return 'captcha'
  }
  const order = useConfirmOrder({
    selection,
    quoteRequest,
    quote,
    captcha,
    check,
    goTo,
    onCouponsRefused: dropRefusedCoupons,
    onFieldsRefused: errors.refuse,
    onPlaced: () => {
      setTried(false)
      errors.reset()
    },
  })
  const noFare = { step: 'departure', text: bookingErrorTexts[language].FARE_NOT_ON_SALE } as const
  const refusedStep = order.refusedStep ?? (isFareMissing ? noFare : undefined)
  return (
    <>
      {order.unpaidOrderNo !== undefined && (
        <FormSection at={sections.unpaid}>
          <UnpaidNotice orderNo={order.unpaidOrderNo} />
        </FormSection>
      )}
      {(refusedStep || hasFailed(query)) && (
        <FormSection at={sections.step}>
          {refusedStep ? (
            <StepRefusal {...refusedStep}>
              {refusedStep.step === 'departure' && <NextDeparture line={line} departure={departure} />}
            </StepRefusal>
          ) : (
            <NotLoadedCard query={query} />
          )}
        </FormSection>
      )}
      <TripSummary line={line} selection={selection} departure={departure} />
      {isFamily && <Notice>{t('family.how')}</Notice>}
      <FormSection at={sections.passengerInfo}>
        <EnterTravelDocuments
          passengers={passengers}
          faults={faults}
          errors={errors}
          areNumbersDropped={selection.areNumbersDropped}
          onChange={(passenger, entered) =>
            updateAirportTripSelection((before) => ({
              travelDocuments: updateTravelDocument(before, passenger, entered),
            }))
          }
        />
      </FormSection>
      <FormSection at={sections.coupons}>
        <Slot
          name="coupon-picker.v1"
          skeleton={<Skeleton kind="card" lines={1} label={t('page.loading')} />}
          props={{
            lineCode,
            date: departure.date,
            fareType: 'reserved',
            currency,
            counts,
            free,
            chosen: isMember ? selection.coupons : NO_COUPONS,
            deduction: ready?.couponDeduction,
            onChange: chooseCoupons,
          }}
        />
      </FormSection>
      <TravelNotes
        policy={refundPolicy.data}
        termsHref={termsHref(language)}
        isOfAnother={refundPolicy.isPlaceholderData}
        lineCode={selection.lineCode}
        choice={{
          counts,
          fares: fare?.fares ?? {},
          hasCoupon: isMember && selection.coupons.length > 0,
          hasPromotion: (ready?.promotionDeduction ?? 0) > 0,
        }}
      />
      <FormSection at={sections.terms}>
        <AcceptTerms
          accepted={selection.termsAccepted}
          termsHref={termsHref(language)}
          error={isTried && !selection.termsAccepted ? checkoutT('terms.missing') : undefined}
          onChange={(termsAccepted) => updateAirportTripSelection({ termsAccepted })}
        />
      </FormSection>
      {captcha.field.open && (
        <FormSection at={sections.captcha}>
          <LazyCaptchaCard {...captcha.field} onUnavailable={quote.refetch} />
        </FormSection>
      )}
      <PageAside>
        {(fare || query.isLoading) && (
          <QuotedPrice fare={fare} counts={counts} legs={1} view={quote.view} currency={currency} lineCode={lineCode} />
        )}
        <OrderBar
          view={quote.view}
          placing={order.isPlacing}
          onConfirm={() => void order.confirm()}
          onTooEarly={order.showPriceFirst}
        />
      </PageAside>
      <LazyConcessionReminder open={order.isReminding} onProceed={order.place} onChange={order.dismissReminder} />
    </>
  )
}
