import { EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { CONFIRM_SECTION } from '../kit/addresses/backoffice-sections'
import { useSearchState } from '../kit/use-search-state'
import { handRefundHref } from '../paths'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ConfirmRefund } from './confirm-refund/confirm-refund'
import { CHOICE_ADDRESS } from './domain/choice-address'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

/** Confirms the refund of the tickets in the URL. */
export const ConfirmPart = () => {
  const t = useHandRefundTexts()
  const { orderNo, tickets } = useSearchState(CHOICE_ADDRESS).values
  const back = <Link to={handRefundHref(orderNo, tickets)}>{t('confirm.back')}</Link>
  return (
    <StaffPage section={CONFIRM_SECTION} title={`${t('confirm.title')} ${orderNo}`} note={back}>
      {tickets.length > 0 ? (
        <ConfirmRefund key={[orderNo, ...tickets].join(' ')} orderNo={orderNo} tickets={tickets} />
      ) : (
        <EmptyState title={t('choice.none')}>{back}</EmptyState>
      )}
    </StaffPage>
  )
}
