import { AskAct } from '../../components/ask-act'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useRefreshRules } from '../../state/use-rules'

interface EndedRule {
  id: string
  revision: number
  /** What ending it leaves. */
  text: string
}

interface EndRuleProps {
  /** Undefined while nothing is asked. */
  ended: EndedRule | undefined
  end: (rule: Pick<EndedRule, 'id' | 'revision'>) => Promise<unknown>
  onClose: () => void
}

/** Asks before a rule is ended, and says what that leaves. */
export const EndRule = ({ ended, end, onClose }: EndRuleProps) => {
  const t = useRulesTexts()
  const refresh = useRefreshRules()
  return (
    <AskAct
      about={ended}
      call={end}
      name="end rule"
      title={t('end.question')}
      confirmLabel={t('list.end')}
      kind="danger"
      consequence={({ text }) => text}
      done={() => t('end.done')}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}
