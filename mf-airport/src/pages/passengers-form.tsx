import {
  AcceptTerms,
  CaptchaField,
  FormSection,
  LazyConcessionReminder,
  OrderBar,
  QuotedPrice,
  TravelNotes,
  UnpaidNotice,
  useCaptcha,
  useCheckoutTexts,
  useFormSections,
  useFreePeople,
  useQuoteView,
} from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { totalPassengers } from '@shuttle/domain'
import { Slot, useLanguage, useNow, useSession } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { hasFailed, useRefundPolicy } from '@shuttle/queries'
import { Notice, PageAside, Skeleton } from '@shuttle/ui'
import { useMemo, useState } from 'react'
import { NotLoadedCard } from '../components/not-loaded-card'
import type { ChosenDeparture } from '../domain/airport-draft'
import { findHolderFaults } from '../domain/holder-faults'
import { SECTION_NAMES, type SectionName } from '../domain/section-name'
import { toQuoteRequest } from '../domain/to-quote-request'
import { listTravellers, updateHolder } from '../domain/travellers'
import { EnterTravellers } from '../features/enter-travellers/enter-travellers'
import { useHolderErrors } from '../features/enter-travellers/use-holder-errors'
import { StepRefusal } from '../features/place-order/step-refusal'
import { TripSummary } from '../features/place-order/trip-summary'
import { useConfirmOrder } from '../features/place-order/use-confirm-order'
import { usePassengersTexts } from '../i18n/use-passengers-texts'
import { termsHref } from '../paths'
import { changeAirportDraft, useAirportDraft } from '../state/airport-draft.store'
import { NextDeparture } from './next-departure'
import type { AirportFare } from './use-airport-fare'
import { useDraftCoupons } from './use-draft-coupons'

const MINUTE_MS = 60_000
const NO_COUPONS: readonly string[] = []

interface PassengersFormProps {
  line: LineOnSale
  departure: ChosenDeparture
  fares: AirportFare
  /** Four paying passengers in one form, the cheapest of them free. */
  isFamily?: boolean
}

/** Passengers, coupons, consent and captcha, in the order of purchase 5, and the order. */
export const PassengersForm = ({ line, departure, fares, isFamily = false }: PassengersFormProps) => {
  const t = usePassengersTexts()
  const checkoutT = useCheckoutTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const isMember = useSession().kind === 'member'
  const draft = useAirportDraft()
  const { sections, goTo } = useFormSections(SECTION_NAMES)
  const { query, fare, currency } = fares
  const { lineCode, counts } = draft
  const [isAsked, setAsked] = useState(false)

  const travellers = useMemo(() => listTravellers(draft), [draft])
  const faults = findHolderFaults(draft, line, now)
  const errors = useHolderErrors(travellers, faults)

  /** The same object while no part of it changes: documents and consent change no price. */
  const asked = JSON.stringify(fare && toQuoteRequest(draft, line, fare, isMember))
  const quoteRequest = useMemo(
    () => (asked === undefined ? undefined : (JSON.parse(asked) as ReturnType<typeof toQuoteRequest>)),
    [asked],
  )
  const quote = useQuoteView(quoteRequest, query.isLoading)
  const free = useFreePeople(isMember ? quoteRequest : undefined)
  const dropRefusedCoupons = useDraftCoupons(quote.view)
  const ready = quote.view.kind === 'ready' ? quote.view.quote : undefined
  const captcha = useCaptcha(ready)
  const refundPolicy = useRefundPolicy(lineCode, 'reserved')

  /**
   * In the order of purchase 5: consent, documents, captcha. The first that fails is shown; for documents, every field.
   */
  const check = (): SectionName | undefined => {
    setAsked(true)
    if (!draft.termsAccepted) return 'terms'
    errors.ask(...travellers.map(({ key }) => key))
    if (faults.some((each) => Object.keys(each).length > 0)) return 'people'
    const { kind, answered } = captcha.check
    if (kind === 'none' || answered) return undefined
    captcha.setError(bookingErrorTexts[language][kind === 'slide' ? 'SLIDE_MISSING' : 'CAPTCHA_MISSING'])
    return 'captcha'
  }
  const isFareMissing = query.data !== undefined && !fare
  const order = useConfirmOrder({
    draft,
    quoteRequest,
    quote,
    captcha,
    check,
    goTo,
    onCouponsRefused: dropRefusedCoupons,
    onFieldsRefused: errors.refuse,
    isUnavailable: isFareMissing || hasFailed(query),
    onPlaced: () => {
      setAsked(false)
      errors.reset()
    },
  })
  const noFare = { step: 'departure', text: bookingErrorTexts[language].FARE_NOT_ON_SALE } as const
  const refusedStep = order.refusedStep ?? (isFareMissing ? noFare : undefined)
  const people = totalPassengers(counts)
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
      <TripSummary line={line} draft={draft} departure={departure} />
      {isFamily && <Notice>{t('family.how')}</Notice>}
      <FormSection at={sections.people}>
        <EnterTravellers
          travellers={travellers}
          faults={faults}
          errors={errors}
          isTogether={isFamily}
          areNumbersDropped={draft.areNumbersDropped}
          onChange={(traveller, entered) =>
            changeAirportDraft((before) => ({ holders: updateHolder(before, traveller, entered) }))
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
            chosen: isMember ? draft.coupons : NO_COUPONS,
            deduction: ready?.couponDeduction,
            onChange: (coupons) => changeAirportDraft({ coupons }),
          }}
        />
      </FormSection>
      <TravelNotes
        policy={refundPolicy.data}
        termsHref={termsHref(language)}
        isOfAnother={refundPolicy.isPlaceholderData}
        lineCode={draft.lineCode}
        choice={{
          counts,
          fares: fare?.fares ?? {},
          hasCoupon: isMember && draft.coupons.length > 0,
          hasPromotion: (ready?.promotionDeduction ?? 0) > 0,
        }}
      />
      <FormSection at={sections.terms}>
        <AcceptTerms
          accepted={draft.termsAccepted}
          termsHref={termsHref(language)}
          error={isAsked && !draft.termsAccepted ? checkoutT('terms.missing') : undefined}
          onChange={(termsAccepted) => changeAirportDraft({ termsAccepted })}
        />
      </FormSection>
      {captcha.field.open && (
        <FormSection at={sections.captcha}>
          <CaptchaField {...captcha.field} onUnavailable={quote.askAgain} />
        </FormSection>
      )}
      <PageAside>
        {(fare || query.isLoading) && (
          <QuotedPrice fare={fare} counts={counts} legs={1} view={quote.view} currency={currency} lineCode={lineCode} />
        )}
        <OrderBar
          view={quote.view}
          currency={currency}
          people={people}
          placing={order.isPlacing}
          onConfirm={() => void order.confirm()}
          onTooEarly={order.askToWait}
        />
      </PageAside>
      <LazyConcessionReminder open={order.isReminding} onProceed={order.place} onChange={order.dismissReminder} />
    </>
  )
}
