import { Card, EmptyState } from '@shuttle/ui'
import { useState } from 'react'
import { useCouponAddress } from '../../components/use-coupon-address'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { useMay } from '../../state/use-staff-index'
import { PromotionForm } from './promotion-form'
import { PromotionTable } from './promotion-table'
import { usePromotions } from './use-promotions'

/** Promotions, and the form of the one in the URL. */
export const SetPromotions = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { values, ask } = useCouponAddress()
  const [round, setRound] = useState(0)
  const asked = usePromotions()
  const find = (rows = asked.data) => rows?.find(({ id }) => id === values.edit)
  const stored = find()
  const reread = async () => find((await asked.refetch()).data)
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
            void asked.refetch()
            ask({ view: 'promotions' })
          }}
        />
      )}
      {mayEdit && values.edit !== '' && asked.data && !stored && (
        <Card>
          <EmptyState title={t('promotion.unknown')} />
        </Card>
      )}
    </>
  )
}
