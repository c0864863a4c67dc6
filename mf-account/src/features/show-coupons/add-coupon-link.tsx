import { isRoutable } from '@shuttle/host'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { ADD_COUPON } from '../../paths'

/** The link to the screen where a code is entered, if that page exists; more prominent in an empty list. */
export const AddCouponLink = ({ isEmpty = false }: { isEmpty?: boolean }) => {
  const t = useTexts()
  if (!isRoutable(ADD_COUPON)) return null
  return (
    <Link to={ADD_COUPON} className={buttonClass(isEmpty ? { kind: 'soft' } : { kind: 'text', block: true })}>
      {t('coupons.add')}
    </Link>
  )
}
