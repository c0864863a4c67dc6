import { LazySheet } from '@shuttle/booking/checkout'
import type { SlotProps } from '@shuttle/contracts'
import {
  findCouponEffect,
  formatMoney,
  NO_PASSENGERS,
  type PassengerCounts,
  parseLineCode,
  type StationCode,
  totalPassengers,
} from '@shuttle/domain'
import { requireSignIn, useSession } from '@shuttle/host'
import { hasFailed, useFares, useRefundPolicy } from '@shuttle/queries'
import { Button, buttonClass, Money } from '@shuttle/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { addCouponHref } from '../../addresses/coupons-address'
import { PartFailureCard } from '../../components/part-failure-card'
import type { TripSelection } from '../../domain/trip-selection'
import { useCouponRowTexts } from '../../i18n/use-coupon-row-texts'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { CouponEntry } from './coupon-entry'
import { CouponLists } from './coupon-lists'
import styles from './coupon-picker.module.css'
import { useFittingCoupons } from './use-fitting-coupons'

type Picker = SlotProps['coupon-picker.v1']

const toSubject = (lineCode: string, date: string, returnDate: string | undefined, counts: PassengerCounts) => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  return {
    line: {
      lineCode,
      category: roundTrip ? ('roundTrip' as const) : ('oneWay' as const),
      originCode: origin as StationCode,
      destinationCode: destination as StationCode,
    },
    selection: { date, returnDate, counts },
  }
}

const toKey = (couponNumbers: readonly string[]) => couponNumbers.join()

/**
 * Why chosen coupons are gone that the member did not remove here: the page dropped them with a passenger, or because
 * the service refused them. Undefined once something is chosen again.
 */
const useWithdrawn = (chosen: readonly string[], passengerCount: number) => {
  const [withdrawn, setWithdrawn] = useState<TripSelection['couponsWithdrawn']>()
  const [before, setBefore] = useState({ chosen, passengerCount })
  const [own, setOwn] = useState('')
  if (toKey(before.chosen) !== toKey(chosen) || before.passengerCount !== passengerCount) {
    const isGone = before.chosen.some((couponNumber) => !chosen.includes(couponNumber))
    setBefore({ chosen, passengerCount })
    if (isGone && own !== toKey(chosen))
      setWithdrawn(passengerCount < before.passengerCount ? 'fewerPassengers' : 'notUsable')
  }
  return {
    withdrawn,
    /** Call it with the choice made here, before the page is notified. */
    noteOwn: (couponNumbers: readonly string[]) => {
      setOwn(toKey(couponNumbers))
      setWithdrawn(undefined)
    },
  }
}

/** Fills `coupon-picker.v1`: the row of ticket details, and the list of coupons in a sheet over the page. */
const CouponPicker = (props: Picker) => {
  const { lineCode, date, returnDate, fareType, currency, free, chosen, deduction, onChange } = props
  const t = useCouponsTexts()
  const rowT = useCouponRowTexts()
  const isMember = useSession().kind === 'member'
  const [isOpen, setOpen] = useState(false)
  const counts = useMemo(() => ({ ...NO_PASSENGERS, ...props.counts }), [props.counts])
  const subject = toSubject(lineCode, date, returnDate, counts)
  const fare = useFares({ lineCode, currency }, date).data?.find((each) => each.fareType === fareType)
  const { query, choices, best, usable, limit } = useFittingCoupons({
    subject,
    fare,
    free,
    chosen,
    isMember,
    isSecondary: true,
  })
  const refundPolicy = useRefundPolicy(lineCode, fareType).data
  const { withdrawn, noteOwn } = useWithdrawn(chosen, totalPassengers(counts))

  const giveBack = useEffectEvent(onChange)
  useEffect(() => {
    if (usable !== chosen) giveBack(usable)
  }, [usable, chosen])

  const choose = (couponNumbers: readonly string[]) => {
    noteOwn(couponNumbers)
    onChange(couponNumbers)
  }
  const toggle = (couponNumber: string) =>
    choose(chosen.includes(couponNumber) ? chosen.filter((each) => each !== couponNumber) : [...chosen, couponNumber])
  const open = async () => {
    if (isMember || (await requireSignIn())) setOpen(true)
  }
  const close = () => setOpen(false)
  const refundChoice = {
    counts,
    fares: fare?.fares ?? {},
    hasPromotion: totalPassengers({ ...NO_PASSENGERS, ...free }) > 0,
  }

  if (hasFailed(query) && !isOpen) return <PartFailureCard query={query} title={rowT('coupons.row.notLoaded')} />
  return (
    <>
      <CouponEntry
        isMember={isMember}
        chosen={isMember ? chosen.length : 0}
        choices={choices}
        proposal={best && { ...best, effect: refundPolicy && findCouponEffect(refundPolicy, refundChoice) }}
        withdrawn={isMember ? withdrawn : undefined}
        deducted={deduction ?? 0}
        currency={currency}
        onTake={(couponNumber) => choose([couponNumber])}
        onOpen={() => void open()}
      />
      <LazySheet
        open={isOpen}
        onClose={close}
        title={t('coupons.heading')}
        closeLabel={t('common.close')}
        actions={
          <>
            <p className={styles.deduction} aria-live="polite">
              <span>{t('coupons.deduction')}</span>
              <Money
                amount={
                  chosen.length > 0 && deduction === undefined ? undefined : formatMoney(deduction ?? 0, currency)
                }
              />
            </p>
            <Button block onClick={close}>
              {t('coupons.done')}
            </Button>
          </>
        }
      >
        <CouponLists
          choices={choices}
          failed={hasFailed(query) ? query : undefined}
          limit={limit}
          refundPolicy={refundPolicy}
          isRoundTrip={returnDate !== undefined}
          chosen={chosen.length}
          withdrawn={withdrawn}
          onToggle={toggle}
          addLink={
            <Link to={addCouponHref('')} className={buttonClass({ kind: 'soft', block: true })}>
              {t('coupons.add.link')}
            </Link>
          }
        />
      </LazySheet>
    </>
  )
}

export { CouponPicker as Slot }
