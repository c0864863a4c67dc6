import { civilDateAt } from '@shuttle/domain'
import { useForm } from '@shuttle/forms'
import { now, useLanguage } from '@shuttle/host'
import { staffErrorTexts } from '@shuttle/i18n/errors'
import { newIdempotencyKey } from '@shuttle/queries'
import { useRef, useState } from 'react'
import { findRefusedReceivers, type IssuedCoupons, issueCoupons } from '../../calls/staff-coupons'
import { useLineOptions } from '../../components/use-line-options'
import {
  type CouponFormValues,
  checkCouponForm,
  newCouponForm,
  readCouponTerms,
  readIssue,
} from '../../domain/coupon-form'

interface CouponFormOptions {
  /** Asks before anything is issued. */
  confirm: () => void
  onIssued: (issued: IssuedCoupons) => void
}

/** The form of an issue. The same form sent twice issues once: its key is new where something of it was changed. */
export const useCouponForm = ({ confirm, onIssued }: CouponFormOptions) => {
  const language = useLanguage()
  const lines = useLineOptions().map(({ value }) => value)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const sent = useRef({ key: '', what: '' })
  const form = useForm<CouponFormValues, IssuedCoupons, keyof (typeof staffErrorTexts)['en']>({
    name: 'mf-backoffice: issue coupons',
    initial: () => newCouponForm(civilDateAt(now())),
    check: (values) => checkCouponForm(values, { now: now(), lines }),
    texts: staffErrorTexts[language],
    confirm,
    fieldForCode: (code) => (code === 'STAFF_COUPON_RECEIVER_UNKNOWN' ? 'emails' : undefined),
    send: (values) => {
      const order = { terms: readCouponTerms(values), issue: readIssue(values) }
      const what = JSON.stringify(order)
      if (sent.current.what !== what) sent.current = { key: newIdempotencyKey(), what }
      return issueCoupons({ ...order, key: sent.current.key })
    },
    onFailure: (error) => setUnknown(findRefusedReceivers(error)),
    onDone: onIssued,
  })
  return { form, unknown }
}
