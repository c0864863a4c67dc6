import { addDays } from '@shuttle/domain'
import { type PolicyVersion as PlannedVersion, planAddition } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { Stack } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { type PolicyVersions, storePolicy } from '../../calls/policies'
import { useStaffAction } from '../../components/use-staff-action'
import type { PolicyFormContent } from '../../domain/policy-form'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { useRefreshFees } from '../../state/use-fees'
import { PolicyPreview } from './policy-preview'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyLabels } from './use-policy-labels'

interface ConfirmPolicyProps {
  open: boolean
  content: PolicyFormContent
  /** The version that it replaces. */
  policyId: string | undefined
  versions: PolicyVersions
  onClose: () => void
}

const NEW = 'new'

/** Confirms a version: the sales it applies to, the version it ends, and the sentences for passengers. */
export const ConfirmPolicy = ({ open, content, policyId, versions, onClose }: ConfirmPolicyProps) => {
  const t = useFeesTexts()
  const texts = useStaffErrorTexts()
  const { formatDays, lastDay } = usePolicyLabels()
  const refresh = useRefreshFees()
  const { show } = usePoliciesAddress()
  const { run, isPending, error, clear } = useStaffAction({ call: storePolicy, name: 'store policy' })
  const until = content.until || undefined
  const policy = { ...content.terms, id: NEW, from: content.from, until }
  const others = versions.rows
    .filter((row) => row.policy.id !== policyId)
    .map((row): PlannedVersion => ({ ...row.policy, chosenUntil: row.chosenUntil || undefined }))
  // Plans with the rule of the service, which decides again. The service alone checks a begin up to tomorrow.
  const planned = planAddition(others, { ...policy, chosenUntil: until }, addDays(content.from || '2000-01-01', -1))
  const violation = typeof planned === 'string' ? texts[planned] : undefined
  const ends = typeof planned === 'string' ? undefined : planned
  const ended = ends && others.find(({ id, until: before }) => ends.get(id) !== before && ends.get(id) === content.from)
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    const done = await run({ content, policyId, revision: versions.revision })
    await refresh()
    if (!done) return
    toast(t('form.saved'), 'success')
    close()
    show('')
  }
  return (
    <ConfirmDialog
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
          <p>{t('form.confirmText', { days: formatDays({ from: content.from, until: ends?.get(NEW) }) })}</p>
          {ended && <p>{t('form.ends', { id: ended.id, until: lastDay(content.from) })}</p>}
          <PolicyPreview policy={policy} />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
