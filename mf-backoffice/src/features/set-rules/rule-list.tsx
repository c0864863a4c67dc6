import type { SalesRule } from '@shuttle/domain'
import { endCaptchaRule, endSalesRule, endSurvey, type Rules } from '../../calls/rules'
import { useRulesAddress } from '../../components/use-rules-address'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useRules } from '../../state/use-rules'
import { RuleTable } from './rule-table'
import { useRuleWords } from './use-rule-words'

const NOTHING: Pick<Rules, 'lines' | 'areas' | 'notices'> = { lines: [], areas: [], notices: [] }

/** The rules of the part in the URL. */
export const RuleList = () => {
  const t = useRulesTexts()
  const { part } = useRulesAddress()
  const rules = useRules().data
  const words = useRuleWords(rules ?? NOTHING)
  const sayEnd = ({ kind }: SalesRule) => t(kind === 'sells' ? 'end.sells' : 'end.sales')
  if (part === 'captcha')
    return (
      <RuleTable
        key={part}
        rules={rules?.captcha}
        say={words.sayCaptcha}
        sayTime={words.sayTime}
        end={endCaptchaRule}
        isCopied
        consequence={() => t('end.captcha')}
      />
    )
  if (part === 'survey')
    return (
      <RuleTable
        key={part}
        rules={rules?.surveys}
        say={words.saySurvey}
        sayTime={words.sayTime}
        end={endSurvey}
        isCopied={false}
        consequence={() => t('end.survey')}
      />
    )
  return (
    <RuleTable
      key={part}
      rules={rules?.sales}
      say={words.saySales}
      sayTime={words.sayDays}
      end={endSalesRule}
      isCopied
      consequence={sayEnd}
    />
  )
}
