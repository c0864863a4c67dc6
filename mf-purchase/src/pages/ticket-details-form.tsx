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
  useDropRefusedCoupons,
  useFormSections,
  useQuoteView,
} from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { findCouponEffect, totalPassengers } from '@shuttle/domain'
import { now, requireSignIn, useLanguage } from '@shuttle/host'
import { hasFailed, useRefundPolicy } from '@shuttle/queries'
import { PageAside, PageBody, Skeleton } from '@shuttle/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectCouponHref } from '../addresses/coupons-address'
import { PartFailureCard } from '../components/part-failure-card'
import { earlyFares } from '../domain/early-fares'
import { listPassengers, updatePassenger } from '../domain/entered-passengers'
import { SECTION_NAMES } from '../domain/section-name'
import { getLimits, toPurchaseCheckInput, travelDates } from '../domain/to-purchase-check-input'
import { toQuoteRequest } from '../domain/to-quote-request'
import { acceptTerms, chooseCoupons, chooseFareType, setCount } from '../domain/trip-selection'
import { CouponEntry } from '../features/choose-coupons/coupon-entry'
import { ChooseDates } from '../features/choose-trip/choose-dates'
import { ChooseDepartures } from '../features/choose-trip/choose-departures'
import { ChooseFareType } from '../features/choose-trip/choose-fare-type'
import { ChoosePassengers } from '../features/choose-trip/choose-passengers'
import { ChooseTripKind } from '../features/choose-trip/choose-trip-kind'
import { SalesNotices } from '../features/choose-trip/sales-notices'
import { EnterPassengers } from '../features/enter-passengers/enter-passengers'
import { useConfirmOrder } from '../features/place-order/use-confirm-order'
import { useCouponRowTexts } from '../i18n/use-coupon-row-texts'
import { useTicketDetailsTexts } from '../i18n/use-ticket-details-texts'
import { termsHref } from '../paths'
import { useCouponChoices } from './use-coupon-choices'
import { useTicketChoices } from './use-ticket-choices'
import { useTripText } from './use-trip-text'

const SOLD_OUT_TEXT = {
  fare: 'fare.soldOut',
  day: 'fare.daySoldOut',
  return: 'bothWays.backSoldOut',
  seats: 'seats.tooFew',
  returnSeats: 'seats.tooFewBack',
} as const

interface TicketDetailsFormProps {
  line: LineOnSale
  /** Switches to the line of the other category between the same ends; undefined if none is sold. */
  onSwitchKind: (() => void) | undefined
}

export const TicketDetailsForm = ({ line, onSwitchKind }: TicketDetailsFormProps) => {
  const t = useTicketDetailsTexts()
  const couponRowT = useCouponRowTexts()
  const toTripText = useTripText()
  const navigate = useNavigate()
  const language = useLanguage()
  const { sections, goTo } = useFormSections(SECTION_NAMES)
  const { choices, change, currency, isRoundTrip, fareOptions, fare, soldOut, departures, ...known } =
    useTicketChoices(line)
  const { selection, sales, fareType, level } = choices
  const limits = getLimits(choices)
  const { passengerInfo = 'none', fareTypeRefusal } = toPurchaseCheckInput(choices)
  const refundPolicy = useRefundPolicy(line.lineCode, fareType)

  /** Parts that arrive one after the other would move the control that the passenger is about to press. */
  const isSettling = known.isLoadingSales || (refundPolicy.isPending && refundPolicy.failureCount === 0)

  const quoteRequest = soldOut === undefined ? toQuoteRequest(choices, fare, now()) : undefined
  const coupons = useCouponChoices(choices, fare, quoteRequest, { isSecondary: true })
  const quote = useQuoteView(quoteRequest, quoteRequest ? coupons.isUnsure : known.isPricePending)
  const dropRefusedCoupons = useDropRefusedCoupons(quote.view, selection.coupons, coupons.withdraw)
  const captcha = useCaptcha(quote.view.kind === 'ready' ? quote.view.quote : undefined)

  const soldOutText = soldOut && t(SOLD_OUT_TEXT[soldOut.what], { count: soldOut.seatsLeft })
  const isUnavailable = known.failed || soldOut !== undefined || (fareOptions !== undefined && fareType === undefined)
  const order = useConfirmOrder({
    choices,
    quoteRequest,
    quote,
    captcha,
    isUnavailable,
    isSettling,
    isLoadingDepartures: known.isLoadingDepartures,
    goTo,
    onCouponsRefused: dropRefusedCoupons,
    onStale: known.refetch,
  })
  /** Confirm what is shown: a sign-in must not replace it by another default. */
  const handleConfirm = () => {
    if (fareType !== undefined && selection.fareType === undefined) change((before) => chooseFareType(before, fareType))
    void order.confirm()
  }
  /** Why a ticket type is refused is shown below the choice. */
  const handleFareType = (chosen: NonNullable<typeof fareType>) => {
    if (!fareOptions?.refusals[chosen]) change((before) => chooseFareType(before, chosen))
  }
  const [needsTrip, setNeedsTrip] = useState<'date' | 'passengers'>()
  /** A date and a passenger first (purchase 5, counts), then the sign-in. */
  const handleCoupons = async () => {
    if (!coupons.isReady) {
      const missing = selection.date === undefined ? 'date' : 'passengers'
      setNeedsTrip(missing)
      return goTo(missing)
    }
    if (level !== undefined || (await requireSignIn())) navigate(selectCouponHref(line.lineCode))
  }

  const passengerCount = totalPassengers(selection.counts)
  const refundChoice = {
    counts: selection.counts,
    fares: fare?.fares ?? {},
    hasPromotion: quote.view.kind === 'ready' && (quote.view.quote.promotionDeduction ?? 0) > 0,
  }
  /** What was missing when coupons were opened, until it is chosen. */
  const getMissingTrip = (section: typeof needsTrip) =>
    needsTrip === section && !coupons.isReady ? couponRowT('coupons.needTrip') : undefined
  const getDateError = () => (selection.date === undefined ? getMissingTrip('date') : undefined)
  const findMissing = () => {
    if (passengerCount === 0 || selection.date === undefined) return 'toChoose'
    return soldOut || (!fare && !known.isLoadingFares) ? 'unavailable' : undefined
  }
  return (
    <>
      <PageBody overlap wide>
        {order.unpaidOrderNo !== undefined && (
          <FormSection at={sections.unpaid}>
            <UnpaidNotice orderNo={order.unpaidOrderNo} />
          </FormSection>
        )}
        {onSwitchKind && <ChooseTripKind category={line.category} onChoose={onSwitchKind} />}
        <SalesNotices policy={sales.policy} lineCode={line.lineCode} level={level} />
        <ChooseDates
          selection={selection}
          change={change}
          isRoundTrip={isRoundTrip}
          windowDays={sales.settings.windowDays}
          soldOutDays={known.soldOutDays}
          daySales={known.daySales}
          isStale={known.isStale}
          errors={{
            date: order.getMessage('date') ?? getDateError(),
            returnDate: order.getMessage('returnDate'),
          }}
          sections={sections}
        />
        {isSettling ? (
          <Skeleton kind="card" lines={6} label={t('common.loading')} />
        ) : (
          <>
            <FormSection at={sections.fare}>
              <ChooseFareType
                choices={fareOptions}
                dates={selection.date === undefined ? [] : travelDates(choices)}
                early={known.isLoadingSales ? undefined : { ranges: sales.fareRanges, currency }}
                failed={known.failed}
                onRetry={known.refetch}
                fareType={fareType}
                refused={fareTypeRefusal}
                onChoose={handleFareType}
                chosen={selection.fareType}
                fares={known.fares}
                problem={soldOutText ?? (fareTypeRefusal ? undefined : order.getMessage('fare'))}
              >
                {fareType === 'reserved' && (
                  <ChooseDepartures
                    selection={selection}
                    change={change}
                    isRoundTrip={isRoundTrip}
                    departures={departures}
                  />
                )}
              </ChooseFareType>
            </FormSection>
            <FormSection at={sections.passengers}>
              <ChoosePassengers
                fare={fare}
                early={earlyFares(sales.fareRanges, selection.fareType)}
                dateChosen={selection.date !== undefined}
                currency={currency}
                counts={selection.counts}
                limits={limits}
                soldTo={sales.soldTo}
                error={
                  order.getMessage('passengers') ?? (passengerCount === 0 ? getMissingTrip('passengers') : undefined)
                }
                isRoundTrip={isRoundTrip}
                onChange={(type, count) => change((before) => setCount(before, type, count))}
              />
            </FormSection>
            {passengerInfo !== 'none' && passengerCount > 0 && (
              <FormSection at={sections.passengerInfo}>
                <EnterPassengers
                  rule={passengerInfo}
                  passengers={listPassengers(selection)}
                  areNumbersDropped={selection.idNumbersDropped}
                  error={order.getMessage('passengerInfo')}
                  onUpdate={(passenger, entered) => change((before) => updatePassenger(before, passenger, entered))}
                />
              </FormSection>
            )}
            <FormSection at={sections.coupons}>
              {hasFailed(coupons.query) ? (
                <PartFailureCard query={coupons.query} title={couponRowT('coupons.row.notLoaded')} />
              ) : (
                <CouponEntry
                  isMember={level !== undefined}
                  chosen={level === undefined ? 0 : selection.coupons.length}
                  choices={coupons.choices}
                  proposal={
                    coupons.best && {
                      ...coupons.best,
                      effect: refundPolicy.data && findCouponEffect(refundPolicy.data, refundChoice),
                    }
                  }
                  withdrawn={selection.couponsWithdrawn}
                  deducted={quote.view.kind === 'ready' ? quote.view.quote.couponDeduction : 0}
                  currency={currency}
                  onTake={(couponNumber) => change((before) => chooseCoupons(before, [couponNumber]))}
                  onOpen={() => void handleCoupons()}
                />
              )}
            </FormSection>
          </>
        )}
        <PageAside>
          {!isSettling && (
            <QuotedPrice
              fare={fare}
              counts={selection.counts}
              legs={isRoundTrip ? 2 : 1}
              view={quote.view}
              currency={currency}
              missing={findMissing()}
            >
              <TravelNotes
                isPart
                policy={refundPolicy.data}
                termsHref={termsHref(language)}
                isOfAnother={refundPolicy.isPlaceholderData}
                choice={{ ...refundChoice, hasCoupon: level !== undefined && selection.coupons.length > 0 }}
              />
              <FormSection at={sections.terms}>
                <AcceptTerms
                  accepted={selection.termsAccepted}
                  termsHref={termsHref(language)}
                  error={order.getMessage('terms')}
                  onChange={(accepted) => change((before) => acceptTerms(before, accepted))}
                />
              </FormSection>
            </QuotedPrice>
          )}
          {captcha.field.open && (
            <FormSection at={sections.captcha}>
              <LazyCaptchaCard {...captcha.field} onUnavailable={quote.refetch} />
            </FormSection>
          )}
          <OrderBar
            view={quote.view}
            trip={toTripText({ counts: selection.counts, dates: travelDates(choices), fareType })}
            placing={order.isPlacing}
            onConfirm={handleConfirm}
            onTooEarly={order.showPriceFirst}
          />
        </PageAside>
      </PageBody>
      <LazyConcessionReminder open={order.isReminding} onProceed={order.place} onChange={order.dismissReminder} />
    </>
  )
}
