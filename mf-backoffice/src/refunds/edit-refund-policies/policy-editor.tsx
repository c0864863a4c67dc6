import { addDays, civilDateAt } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { PolicyVersion, PolicyVersions } from '@shuttle/wire/staff'
import { useId } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { PanelForm } from '../../kit/panel-form'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useSearchState } from '../../kit/use-search-state'
import { POLICIES_ADDRESS } from '../domain/policies-address'
import { toPolicyContent } from '../domain/policy-values'
import { PolicyEffect, planPolicy } from './policy-effect'
import { PolicyFields } from './policy-fields'
import { usePolicyForm } from './use-policy-form'

interface PolicyEditorProps {
  versions: PolicyVersions
  /** Version that the form starts with; the first preset without one. */
  start: PolicyVersion | undefined
  isChange: boolean
}

const MINUTE_MS = 60_000

/** Edits a version; errors are shown at their fields, and no input is lost. */
export const PolicyEditor = ({ versions, start, isChange }: PolicyEditorProps) => {
  const t = useFeesTexts()
  const id = useId()
  const texts = useStaffErrorTexts()
  const { show } = useSearchState(POLICIES_ADDRESS)
  const tomorrow = addDays(civilDateAt(useNow(MINUTE_MS)), 1)
  const { form, panel } = usePolicyForm({ start, isChange, revision: versions.revision, tomorrow })
  const { dialog } = panel
  const content = toPolicyContent(form.values)
  const others = versions.rows.filter((version) => !isChange || version.id !== start?.id)
  const violation = dialog.open ? planPolicy(content, others) : undefined
  return (
    <SidePanel
      open
      onClose={() => show({ edit: '' })}
      title={t(isChange ? 'form.changeTitle' : 'form.newTitle')}
      closeLabel={t('page.close')}
      actions={
        <Button type="submit" form={id}>
          {t('form.save')}
        </Button>
      }
    >
      <PanelForm
        id={id}
        {...panel}
        dialog={{ ...dialog, error: dialog.error ?? (typeof violation === 'string' ? texts[violation] : undefined) }}
        question={t('form.confirmTitle')}
        confirmLabel={t(dialog.busy ? 'form.saving' : 'form.confirm')}
        consequence={<PolicyEffect content={content} others={others} />}
      >
        <PolicyFields field={form.field} values={form.values} tomorrow={tomorrow} />
      </PanelForm>
    </SidePanel>
  )
}
