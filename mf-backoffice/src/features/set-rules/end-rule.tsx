import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { useStaffAct } from '../../components/use-staff-act'
import { useRulesTexts } from '../../i18n/use-rules-texts'
import { useRefreshRules } from '../../state/use-rules'

interface EndRuleProps {
  /** What is to be ended, and what that leaves; undefined while nothing is asked. */
  ended: { id: string; revision: number; text: string } | undefined
  end: (rule: { id: string; revision: number }) => Promise<unknown>
  onClose: () => void
}

/** Asks before a rule is ended, and says what that leaves. */
export const EndRule = ({ ended, end, onClose }: EndRuleProps) => {
  const t = useRulesTexts()
  const refresh = useRefreshRules()
  const { act, isPending, error, clear } = useStaffAct({ call: end, name: 'end rule' })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!ended) return
    const done = await act({ id: ended.id, revision: ended.revision })
    // Refused as stale, it has changed: what is shown is read again.
    void refresh()
    if (!done) return
    toast(t('end.done'), 'success')
    close()
  }
  return (
    <ConfirmAct
      open={ended !== undefined}
      title={t('end.question')}
      confirmLabel={t('list.end')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {ended?.text}
    </ConfirmAct>
  )
}
