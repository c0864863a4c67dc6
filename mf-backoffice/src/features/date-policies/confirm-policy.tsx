import { addDays } from '@shuttle/domain'
import { type PolicyVersion as PlannedVersion, planAddition } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { Stack } from '@shuttle/ui'
import { ConfirmAct } from '@shuttle/ui/desk'
import { type PolicyVersions, storePolicy } from '../../calls/policies'
import { useStaffAct } from '../../components/use-staff-act'
import type { PolicyDraft } from '../../domain/policy-form'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { useRefreshFees } from '../../state/use-fees'
import { PolicyWords } from './policy-words'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyWords } from './use-policy-words'

interface ConfirmPolicyProps {
  open: boolean
  draft: PolicyDraft
  /** The version that it replaces. */
  policyId: string | undefined
  versions: PolicyVersions
  onClose: () => void
}

const NEW = 'new'

/** Confirms a version: the sales it applies to, the version it ends, and the sentences for passengers. */
export const ConfirmPolicy = ({ open, draft, policyId, versions, onClose }: ConfirmPolicyProps) => {
  const t = useFeesTexts()
  const texts = useStaffErrorTexts()
  const { sayDays, lastDay } = usePolicyWords()
  const refresh = useRefreshFees()
  const { show } = usePoliciesAddress()
  const { act, isPending, error, clear } = useStaffAct({ call: storePolicy, name: 'store policy' })
  const until = draft.until || undefined
  const policy = { ...draft.terms, id: NEW, from: draft.from, until }
  const others = versions.rows
    .filter((row) => row.policy.id !== policyId)
    .map((row): PlannedVersion => ({ ...row.policy, chosenUntil: row.chosenUntil || undefined }))
  // Plans with the rule of the service, which decides again. The service alone checks a begin up to tomorrow.
  const planned = planAddition(others, { ...policy, chosenUntil: until }, addDays(draft.from || '2000-01-01', -1))
  const violation = typeof planned === 'string' ? texts[planned] : undefined
  const ends = typeof planned === 'string' ? undefined : planned
  const ended = ends && others.find(({ id, until: before }) => ends.get(id) !== before && ends.get(id) === draft.from)
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    const done = await act({ draft, policyId, revision: versions.revision })
    await refresh()
    if (!done) return
    toast(t('form.saved'), 'success')
    close()
    show('')
  }
  return (
    <ConfirmAct
      open={open}
      title={t('form.confirmTitle')}
      confirmLabel={t(isPending ? 'form.saving' : 'form.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error ?? violation}
      onConfirm={() => void save()}
      onCancel={close}
    >
      {open && (
        <Stack>
          <p>{t('form.confirmText', { days: sayDays({ from: draft.from, until: ends?.get(NEW) }) })}</p>
          {ended && <p>{t('form.ends', { id: ended.id, until: lastDay(draft.from) })}</p>}
          <PolicyWords policy={policy} />
        </Stack>
      )}
    </ConfirmAct>
  )
}
