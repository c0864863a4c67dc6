import { buyAgainLink, wayBackLink } from '@shuttle/booking/addresses'
import type { Order } from '@shuttle/calls'
import { isRoutable } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { isFinished } from '../../domain/order-actions'
import { useTexts } from '../../i18n/use-texts'

/** Links to buy more tickets like those of an order: its way back, and the same again once it is over. */
export const BuyMore = ({ order }: { order: Order }) => {
  const t = useTexts()
  const back = wayBackLink(useLineNames().data ?? [], order, isRoutable)
  const again = isFinished(order.status) && buyAgainLink(order, { ...order, people: order.priceLines }, isRoutable)
  return (
    <>
      {back && (
        <Link {...back} className={buttonClass({ block: true })}>
          {t('action.wayBack')}
        </Link>
      )}
      {again && (
        <Link {...again} className={buttonClass({ kind: back ? 'soft' : 'primary', block: true })}>
          {t('action.buyAgain')}
        </Link>
      )}
    </>
  )
}
