import { buttonClass, Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { paymentHref, UNPAID_ORDERS } from '../addresses'
import { useCheckoutTexts } from '../texts/use-checkout-texts'

/** An earlier order waits for its payment: links to it (purchase 8). */
export const UnpaidNotice = ({ orderNo }: { orderNo: string }) => {
  const t = useCheckoutTexts()
  return (
    <Notice
      kind="warning"
      title={t('unpaid.title')}
      action={
        <Link className={buttonClass({ kind: 'text' })} to={orderNo === '' ? UNPAID_ORDERS : paymentHref(orderNo)}>
          {t('unpaid.open')}
        </Link>
      }
    >
      {t('unpaid.hint')}
    </Notice>
  )
}
