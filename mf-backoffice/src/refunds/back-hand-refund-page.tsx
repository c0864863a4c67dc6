import { lazyTab } from '../kit/lazy-tab'
import { useSearchState } from '../kit/use-search-state'
import { CHOICE_ADDRESS } from './domain/choice-address'

const Confirm = lazyTab(
  async () => (await import(/* webpackChunkName: "part-confirm-refund" */ './confirm-part')).ConfirmPart,
)
const Proposals = lazyTab(
  async () => (await import(/* webpackChunkName: "part-proposals" */ './proposals-part')).ProposalsPart,
)

/** Confirms a refund by hand where the URL has an order; otherwise lists the proposals for a second person (D5.2). */
const BackHandRefundPage = () => {
  const { orderNo } = useSearchState(CHOICE_ADDRESS).values
  return orderNo === '' ? <Proposals /> : <Confirm />
}

export { BackHandRefundPage as Page }
