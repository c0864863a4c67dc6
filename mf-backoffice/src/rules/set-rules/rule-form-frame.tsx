import { FormRows } from '@shuttle/ui/backoffice'
import type { Rules } from '@shuttle/wire/staff'
import type { ComponentProps, ReactNode } from 'react'
import { EditorFrame } from '../../kit/editor-frame'
import type { EditedResource } from '../../kit/resource-editor'
import type { StaffRule } from '../calls/rules'
import { useRulesTexts } from '../texts/use-rules-texts'

/** Props of each form of a dated rule. */
export interface RuleFormProps<Content> extends EditedResource<StaffRule<Content>> {
  rules: Rules
}

interface RuleFormFrameProps
  extends Pick<ComponentProps<typeof EditorFrame>, 'form' | 'confirmation' | 'title' | 'stale'> {
  /** Meaning of the form's rule and its period; `what` is undefined while the form is incomplete. */
  meaning: { what: string | undefined; when: string }
  /** Effect of the save on passengers. */
  effect: string
  children: ReactNode
}

/** The form of a dated rule with its meaning beside it, repeated in the confirmation. */
export const RuleFormFrame = ({ meaning, effect, children, ...form }: RuleFormFrameProps) => {
  const t = useRulesTexts()
  const { what = t('form.incomplete'), when } = meaning
  return (
    <EditorFrame
      {...form}
      submitLabel={t('common.save')}
      pendingLabel={t('common.saving')}
      question={t('form.question')}
      consequence={
        <>
          <p>{t('form.meaning', { what, when })}</p>
          <p>{effect}</p>
        </>
      }
      preview={{
        title: t('form.means'),
        content: (
          <>
            <p>{what}</p>
            <p>{when}</p>
          </>
        ),
      }}
    >
      <FormRows>{children}</FormRows>
    </EditorFrame>
  )
}
