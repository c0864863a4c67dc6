import { lazyTab } from '../kit/lazy-tab'
import { useChoiceAddress } from './choose-refund/use-choice-address'

const Confirm = lazyTab(
  async () => (await import(/* webpackChunkName: "part-confirm-refund" */ './confirm-part')).ConfirmPart,
)
const Proposals = lazyTab(
  async () => (await import(/* webpackChunkName: "part-proposals" */ './proposals-part')).ProposalsPart,
)

/** Confirms a refund by hand where the URL has an order; otherwise lists the proposals for a second person (D5.2). */
const BackHandRefundPage = () => {
  const { orderNo } = useChoiceAddress()
  return orderNo === '' ? <Proposals /> : <Confirm />
}

export { BackHandRefundPage as Page }
