import type { LineOnSale } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { now, useGoBack } from '@shuttle/host'
import { Button, buttonClass, EmptyState, PageBody, PageHeader, Skeleton, TotalBar } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { addCouponHref } from '../addresses/coupons-address.mapper'
import { ticketDetailsHref } from '../addresses/ticket-details-address.mapper'
import { useQuote } from '../api/quote.queries'
import { orderDraftOf } from '../domain/order-draft-of'
import { toggleCoupon } from '../domain/purchase-draft'
import { CouponList } from '../features/choose-coupons/coupon-list'
import { useCouponWords } from '../i18n/coupons/use-coupon-words'
import { useTexts } from '../i18n/use-texts'
import { NotLoadedCard } from '../screen/not-loaded-card'
import styles from './select-coupons.module.css'
import { useCouponChoices, useRefusedCoupons } from './use-coupon-choices'
import { useTicketChoices } from './use-ticket-choices'

/** The coupons of one line's draft: what is ticked is chosen at once, and priced by the service. */
export const SelectCoupons = ({ line }: { line: LineOnSale }) => {
  const t = useTexts()
  const words = useCouponWords()
  const details = ticketDetailsHref(line)
  const goBack = useGoBack(details)
  const { choices, change, currency, isRoundTrip, offer, soldOut, failed } = useTicketChoices(line)
  const coupons = useCouponChoices(choices, offer)
  const { limit } = coupons
  const isPriced = soldOut === undefined && choices.draft.coupons.length > 0
  const quote = useQuote(isPriced ? orderDraftOf(choices, offer, now()) : undefined, coupons.isUnsure)
  useRefusedCoupons(quote.view, coupons.giveUpRefused)

  const amount = () => {
    if (choices.draft.coupons.length === 0) return formatMoney(0, currency)
    if (quote.view.kind === 'ready') return formatMoney(quote.view.quote.couponDeduction, quote.view.quote.currency)
    return quote.view.kind === 'pending' ? undefined : '–'
  }
  const isUnpriced = choices.draft.coupons.length > 0 && quote.view.kind === 'none'
  const toggle = (couponNumber: string) => change((before) => toggleCoupon(before, couponNumber))
  const header = (
    <PageHeader
      title={words.heading}
      route={{ from: line.originName, to: line.destinationName, joint: t('common.to') }}
      chip={t(`common.${line.category}`)}
      back={{ label: t('common.back'), onBack: goBack }}
    />
  )
  if (!coupons.isReady) {
    return (
      <>
        {header}
        <PageBody>
          <EmptyState
            title={words.needTrip}
            action={
              <Link to={details} replace className={buttonClass()}>
                {words.toTrip}
              </Link>
            }
          >
            {words.needTripHint}
          </EmptyState>
        </PageBody>
      </>
    )
  }
  const addLink = (
    <Link to={addCouponHref(line.lineCode)} className={buttonClass({ kind: 'soft', block: true })}>
      {words.add.link}
    </Link>
  )
  const fitting = coupons.choices?.filter(({ fits, isChosen }) => fits || isChosen) ?? []
  const others = coupons.choices?.filter(({ fits, isChosen }) => !fits && !isChosen) ?? []
  const isWaiting = !coupons.choices && !coupons.failed
  return (
    <>
      {header}
      <PageBody>
        <p className={styles.hint}>
          {isRoundTrip ? words.upToBothWays(limit) : words.upTo(limit)}
          {choices.draft.coupons.length > 0 && (
            <strong className={styles.chosen}>{words.row.chosen(choices.draft.coupons.length)}</strong>
          )}
        </p>
        {coupons.failed && !coupons.choices && <NotLoadedCard onRetry={coupons.retry} busy={coupons.isRetrying} />}
        {isWaiting && <Skeleton kind="card" lines={6} label={t('common.loading')} />}
        {coupons.choices?.length === 0 && (
          <EmptyState title={words.empty} action={addLink}>
            {words.emptyHint}
          </EmptyState>
        )}
        {others.length > 0 && fitting.length === 0 && (
          <EmptyState title={words.noneFits}>{words.noneFitsHint}</EmptyState>
        )}
        {fitting.length > 0 && <CouponList title={words.usable} choices={fitting} limit={limit} onToggle={toggle} />}
        {coupons.choices && coupons.choices.length > 0 && addLink}
        {others.length > 0 && <CouponList title={words.unusable} choices={others} limit={limit} onToggle={toggle} />}
      </PageBody>
      <TotalBar label={words.deduction} amount={amount()} note={isUnpriced && !failed ? words.unpriced : undefined}>
        <Button onClick={goBack}>{words.done}</Button>
      </TotalBar>
    </>
  )
}
