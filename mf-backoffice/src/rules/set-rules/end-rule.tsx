import { ActionDialog } from '../../kit/action-dialog'
import { useRefreshRules } from '../state/use-rules'
import { useRulesTexts } from '../texts/use-rules-texts'

interface EndedRule {
  id: string
  revision: number
  /** Describes the state after the end. */
  text: string
}

interface EndRuleProps {
  /** Undefined while the dialog is closed. */
  ended: EndedRule | undefined
  end: (rule: Pick<EndedRule, 'id' | 'revision'>) => Promise<unknown>
  onClose: () => void
}

/** Confirms the end of a rule, and describes the state after it. */
export const EndRule = ({ ended, end, onClose }: EndRuleProps) => {
  const t = useRulesTexts()
  const refresh = useRefreshRules()
  return (
    <ActionDialog
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
