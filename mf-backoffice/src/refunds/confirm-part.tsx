import { EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { CONFIRM_SECTION } from '../kit/addresses/backoffice-sections'
import { handRefundHref } from '../paths'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { useChoiceAddress } from './choose-refund/use-choice-address'
import { ConfirmRefund } from './confirm-refund/confirm-refund'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

/** Confirms the refund of the tickets in the URL. */
export const ConfirmPart = () => {
  const t = useHandRefundTexts()
  const { orderNo, wanted } = useChoiceAddress()
  const back = <Link to={handRefundHref(orderNo, wanted)}>{t('confirm.back')}</Link>
  return (
    <StaffPage section={CONFIRM_SECTION} title={`${t('confirm.title')} ${orderNo}`} note={back}>
      {wanted.length > 0 ? (
        <ConfirmRefund key={[orderNo, ...wanted].join(' ')} orderNo={orderNo} tickets={wanted} />
      ) : (
        <EmptyState title={t('choice.none')}>{back}</EmptyState>
      )}
    </StaffPage>
  )
}
