import { addDays } from '@shuttle/domain'
import { planAddition } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { Stack } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { addPolicyCall, changePolicyCall, type PolicyContent, type PolicyVersions } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshFees } from '../state/use-fees'
import { PolicyPreview } from './policy-preview'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyLabels } from './use-policy-labels'

interface ConfirmPolicyProps {
  open: boolean
  content: PolicyContent
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
  const { revision } = versions
  const { run, isPending, error, clear } = useStaffAction({
    call: () =>
      policyId === undefined
        ? staffCall(addPolicyCall, { content, revision })
        : staffCall(changePolicyCall, { content, policyId, revision }),
    name: 'store policy',
  })
  const { from, until, terms } = content
  const policy = { ...terms, id: NEW, from, until }
  const others = versions.rows.filter(({ id }) => id !== policyId)
  // Plans with the rule of the service, which decides again. The service alone checks a begin up to tomorrow.
  const planned = planAddition(others, { ...policy, chosenUntil: until }, addDays(from || '2000-01-01', -1))
  const violation = typeof planned === 'string' ? texts[planned] : undefined
  const ends = typeof planned === 'string' ? undefined : planned
  const ended = ends && others.find(({ id, until: before }) => ends.get(id) !== before && ends.get(id) === from)
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    const done = await run(undefined)
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
          <p>{t('form.confirmText', { days: formatDays({ from, until: ends?.get(NEW) }) })}</p>
          {ended && <p>{t('form.ends', { id: ended.id, until: lastDay(from) })}</p>}
          <PolicyPreview policy={policy} />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
