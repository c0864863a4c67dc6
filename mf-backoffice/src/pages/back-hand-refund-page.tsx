import { EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { CONFIRM_SECTION, findSection } from '../addresses/desk-sections'
import { useChoiceAddress } from '../features/choose-refund/use-choice-address'
import { ConfirmRefund } from '../features/confirm-refund/confirm-refund'
import { ProposalFilters } from '../features/decide-proposals/proposal-filters'
import { ProposalPanel } from '../features/decide-proposals/proposal-panel'
import { ProposalTable } from '../features/decide-proposals/proposal-table'
import { StaffPage } from '../features/enter-desk/staff-page'
import { useHandRefundTexts } from '../i18n/use-hand-refund-texts'
import { handRefundHref } from '../paths'

/** Confirms a refund by hand where the address names an order; otherwise what waits for a second person (decisions 5). */
const BackHandRefundPage = () => {
  const t = useHandRefundTexts()
  const { orderNo, wanted } = useChoiceAddress()
  if (orderNo === '')
    return (
      <StaffPage
        section={findSection('proposals')}
        title={t('nav.proposals')}
        note={t('proposals.note')}
        aside={<ProposalPanel />}
      >
        <ProposalFilters />
        <ProposalTable />
      </StaffPage>
    )
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

export { BackHandRefundPage as Page }
