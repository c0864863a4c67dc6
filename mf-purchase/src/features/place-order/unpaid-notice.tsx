import { buttonClass, Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { paymentHref, unpaidOrdersHref } from '../../paths'

/** An earlier order waits for its payment: shows how to get to it (purchase 8). */
export const UnpaidNotice = ({ orderNo }: { orderNo: string }) => {
  const t = useTicketDetailsTexts()
  return (
    <Notice
      kind="warning"
      title={t('unpaid.title')}
      action={
        <Link className={buttonClass({ kind: 'text' })} to={orderNo === '' ? unpaidOrdersHref : paymentHref(orderNo)}>
          {t('unpaid.open')}
        </Link>
      }
    >
      {t('unpaid.hint')}
    </Notice>
  )
}
