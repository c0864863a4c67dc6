import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useMay } from '../kit/state/use-staff-index'
import { useSearchState } from '../kit/use-search-state'
import { COUPONS_ADDRESS } from './domain/coupons-address'
import { useCouponsTexts } from './texts/use-coupons-texts'

/** Actions beside the title: promotions, an issue for roles that may create one, or the link back from either. */
export const CouponActions = () => {
  const t = useCouponsTexts()
  const mayEdit = useMay('coupon.edit')
  const { values, href } = useSearchState(COUPONS_ADDRESS)
  if (values.view !== '')
    return (
      <Link to={href({})} className={buttonClass({ kind: 'soft' })}>
        {t('list.back')}
      </Link>
    )
  return (
    <>
      <Link to={href({ view: 'promotions' })} className={buttonClass({ kind: 'soft' })}>
        {t('list.promotions')}
      </Link>
      {mayEdit && (
        <Link to={href({ view: 'issue' })} className={buttonClass({})}>
          {t('list.issue')}
        </Link>
      )}
    </>
  )
}
