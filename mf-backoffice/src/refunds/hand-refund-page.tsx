import { Link } from 'react-router-dom'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { useSearchState } from '../kit/use-search-state'
import { orderHref } from '../paths'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ChooseRefund } from './choose-refund/choose-refund'
import { OrderFinder } from './choose-refund/order-finder'
import { CHOICE_ADDRESS } from './domain/choice-address'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

/** Chooses tickets of an order for a refund by hand (D5.2); the URL has order and tickets. */
const HandRefundPage = () => {
  const t = useHandRefundTexts()
  const { orderNo } = useSearchState(CHOICE_ADDRESS).values
  const mayInspect = useMay('order.inspect')
  return (
    <StaffPage
      section={findSection('refund')}
      title={t('nav.refund')}
      note={mayInspect && orderNo !== '' && <Link to={orderHref(orderNo)}>{t('common.openOrder')}</Link>}
    >
      <OrderFinder />
      <ChooseRefund />
    </StaffPage>
  )
}

export { HandRefundPage as Page }
