import { Link } from 'react-router-dom'
import { findSection } from '../addresses/backoffice-sections'
import { ChooseRefund } from '../features/choose-refund/choose-refund'
import { OrderFinder } from '../features/choose-refund/order-finder'
import { useChoiceAddress } from '../features/choose-refund/use-choice-address'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useHandRefundTexts } from '../i18n/use-hand-refund-texts'
import { orderHref } from '../paths'
import { useMay } from '../state/use-staff-index'

/** Chooses tickets of an order for a refund by hand (D5.2); the URL has order and tickets. */
const HandRefundPage = () => {
  const t = useHandRefundTexts()
  const { orderNo } = useChoiceAddress()
  const mayInspect = useMay('order.inspect')
  return (
    <StaffPage
      section={findSection('refund')}
      title={t('nav.refund')}
      note={mayInspect && orderNo !== '' && <Link to={orderHref(orderNo)}>{t('find.toOrder')}</Link>}
    >
      <OrderFinder />
      <ChooseRefund />
    </StaffPage>
  )
}

export { HandRefundPage as Page }
