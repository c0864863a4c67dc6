import { Card, EmptyState } from '@shuttle/ui'
import { useState } from 'react'
import { useMay } from '../../kit/state/use-staff-index'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useCouponAddress } from '../use-coupon-address'
import { PromotionForm } from './promotion-form'
import { PromotionTable } from './promotion-table'
import { usePromotions } from './use-promotions'

/** Promotions, and the form of the one in the URL. */
export const SetPromotions = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { values, setFilters } = useCouponAddress()
  const [round, setRound] = useState(0)
  const query = usePromotions()
  const find = (rows = query.data) => rows?.find(({ id }) => id === values.edit)
  const stored = find()
  const reread = async () => find((await query.refetch()).data)
  return (
    <>
      <PromotionTable />
      {mayEdit && stored && (
        <PromotionForm
          key={`${stored.id} ${round}`}
          stored={stored}
          reread={reread}
          onTake={() => void reread().then(() => setRound((before) => before + 1))}
          onSaved={() => {
            void query.refetch()
            setFilters({ view: 'promotions' })
          }}
        />
      )}
      {mayEdit && values.edit !== '' && query.data && !stored && (
        <Card>
          <EmptyState title={t('promotion.unknown')} />
        </Card>
      )}
    </>
  )
}
