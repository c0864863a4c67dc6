import { Card } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import type { ComponentProps, ReactNode } from 'react'
import { ConfirmedForm } from '../../kit/confirmed-form'
import { EditorFrame } from '../../kit/editor-frame'
import { useRulesTexts } from '../texts/use-rules-texts'

interface RuleFormFrameProps
  extends Pick<ComponentProps<typeof ConfirmedForm>, 'form' | 'confirmation' | 'title' | 'stale'> {
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
      form={
        <Card title={form.title}>
          <ConfirmedForm
            {...form}
            submitLabel={t('form.save')}
            pendingLabel={t('form.saving')}
            question={t('form.question')}
            consequence={
              <>
                <p>{t('form.meaning', { what, when })}</p>
                <p>{effect}</p>
              </>
            }
          >
            <FormRows>{children}</FormRows>
          </ConfirmedForm>
        </Card>
      }
      preview={
        <Card title={t('form.means')}>
          <p>{what}</p>
          <p>{when}</p>
        </Card>
      }
    />
  )
}
