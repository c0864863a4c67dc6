import type { SalesRule } from '@shuttle/domain'
import { endCaptchaRuleCall, endSalesRuleCall, endSurveyCall, type Rules } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useSearchState } from '../../kit/use-search-state'
import { RULES_ADDRESS } from '../domain/rules-address'
import { useRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'
import { RuleTable } from './rule-table'
import { useRuleLabels } from './use-rule-labels'

const NOTHING: Pick<Rules, 'lines' | 'areas' | 'notices'> = { lines: [], areas: [], notices: [] }

/** The rules of the part in the URL. */
export const RuleList = () => {
  const t = useRulesTexts()
  const { part } = useSearchState(RULES_ADDRESS).values
  const rules = useRules().data
  const labels = useRuleLabels(rules ?? NOTHING)
  const formatConsequence = ({ kind }: SalesRule) => t(kind === 'sells' ? 'end.sells' : 'end.sales')
  if (part === 'captcha')
    return (
      <RuleTable
        key={part}
        rules={rules?.captcha}
        formatRule={labels.formatCaptchaRule}
        formatPeriod={labels.formatPeriod}
        end={(rule) => staffCall(endCaptchaRuleCall, rule)}
        isCopied
        consequence={() => t('end.captcha')}
      />
    )
  if (part === 'survey')
    return (
      <RuleTable
        key={part}
        rules={rules?.surveys}
        formatRule={labels.formatSurvey}
        formatPeriod={labels.formatPeriod}
        end={(rule) => staffCall(endSurveyCall, rule)}
        isCopied={false}
        consequence={() => t('end.survey')}
      />
    )
  return (
    <RuleTable
      key={part}
      rules={rules?.sales}
      formatRule={labels.formatSalesRule}
      formatPeriod={labels.formatDays}
      end={(rule) => staffCall(endSalesRuleCall, rule)}
      isCopied
      consequence={formatConsequence}
    />
  )
}
