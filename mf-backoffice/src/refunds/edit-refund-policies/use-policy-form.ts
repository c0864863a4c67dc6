import { type CivilDate, REFUND_PRESETS } from '@shuttle/domain'
import { addPolicyCall, changePolicyCall, type PolicyVersion } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { usePanelForm } from '../../kit/use-panel-form'
import { useSearchState } from '../../kit/use-search-state'
import { POLICIES_ADDRESS } from '../domain/policies-address'
import {
  checkPolicy,
  type PolicyFault,
  type PolicyValues,
  toPolicyContent,
  toTermValues,
} from '../domain/policy-values'
import { useRefreshFees } from '../state/use-fees'

interface EditedPolicy {
  /** Version that the form starts with; the first preset without one. */
  start: PolicyVersion | undefined
  isChange: boolean
  revision: string
  /** The first permitted begin. */
  tomorrow: CivilDate
}

/** The form of a version of the refund policy. */
export const usePolicyForm = ({ start, isChange, revision, tomorrow }: EditedPolicy) => {
  const t = useFeesTexts()
  const { show } = useSearchState(POLICIES_ADDRESS)
  return usePanelForm<PolicyValues, PolicyFault>({
    name: 'store policy',
    initial: () => {
      const { lineCodes, fareTypes, ...terms } = start ?? REFUND_PRESETS.purchase
      const changed = isChange ? start : undefined
      return { from: changed?.from, until: changed?.chosenUntil, lineCodes, fareTypes, terms: toTermValues(terms) }
    },
    check: (values) => checkPolicy(values, tomorrow),
    texts: {
      from: t('form.fault.from'),
      until: t('form.fault.until'),
      tiers: t('form.fault.tiers'),
      cutoffMinutes: t('form.fault.cutoffMinutes'),
      minimumFee: t('form.fault.minimumFee'),
      windowDays: t('form.fault.windowDays'),
    },
    call: (values) => {
      const content = toPolicyContent(values)
      return isChange && start
        ? staffCall(changePolicyCall, { content, policyId: start.id, revision })
        : staffCall(addPolicyCall, { content, revision })
    },
    refresh: useRefreshFees(),
    doneText: () => t('form.saved'),
    onSaved: () => show({ open: '', edit: '' }),
  })
}
