import type { StaffErrorCode } from '@shuttle/contracts'
import { isPromotionLine } from '@shuttle/domain/staff'
import { Form, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { Card, Checkbox } from '@shuttle/ui'
import { ConfirmDialog, FormRows } from '@shuttle/ui/backoffice'
import { type StaffPromotion, savePromotionCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { ChoiceList } from '../../kit/choice-list'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import { StaleForm } from '../../kit/stale-form'
import { useRevision } from '../../kit/use-revision'
import {
  checkPromotionForm,
  type PromotionFormValues,
  readPromotionForm,
  toPromotionForm,
} from '../domain/promotion-form'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useLineOptions } from '../use-line-options'

interface PromotionFormProps {
  stored: StaffPromotion
  reread: () => Promise<StaffPromotion | undefined>
  /** Restarts the form with the stored promotion. */
  onTake: () => void
  onSaved: () => void
}

/** Edits a promotion, and confirms that it is on or off for new orders. */
export const PromotionForm = ({ stored, reread, onTake, onSaved }: PromotionFormProps) => {
  const t = useCouponsTexts()
  const staffTexts = useStaffErrorTexts()
  const options = useLineOptions()
  const [isConfirming, setConfirming] = useState(false)
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const { kind } = stored
  const name = t(`promotion.${kind}`)
  const lines = options.map(({ value }) => value)
  const form = useForm<PromotionFormValues, StaffPromotion, StaffErrorCode>({
    name: 'mf-backoffice: save promotion',
    initial: () => toPromotionForm(stored),
    check: (values) => checkPromotionForm(values, { kind, lines }),
    texts: staffTexts,
    confirm: () => setConfirming(true),
    send: (values) => staffCall(savePromotionCall, { ...base, ...readPromotionForm(values, kind) }),
    onFailure: handleFailure,
    onDone: () => {
      toast(t('promotion.saved', { name }), 'success')
      onSaved()
    },
  })
  const save = async () => {
    await form.send()
    setConfirming(false)
  }
  const isOn = form.field('on')
  return (
    <>
      <EditorFrame
        form={
          <Card title={name}>
            <Form
              form={isStale ? { ...form, failure: undefined } : form}
              title={t('promotion.edit')}
              submitLabel={t('promotion.save')}
              pendingLabel={t('promotion.saving')}
              footer={isStale && <StaleForm onTake={onTake} onOverwrite={() => void overwrite()} />}
            >
              <FormRows>
                <Checkbox checked={isOn.value} onChange={isOn.onChange}>
                  {t('promotion.isOn')}
                </Checkbox>
                <ChoiceList
                  field={form.field('lines')}
                  label={t('promotion.lines')}
                  hint={t(kind === 'buyOneGetOne' ? 'promotion.linesHint' : 'promotion.familyHint')}
                  options={options.filter(({ value }) => isPromotionLine(kind, value))}
                />
                <FormField field={form.field('firstDay')} label={t('promotion.firstDay')} kind="date" />
                <FormField
                  field={form.field('lastDay')}
                  label={t('promotion.lastDay')}
                  hint={t('promotion.daysHint')}
                  kind="date"
                />
                {kind === 'buyOneGetOne' && (
                  <FormField
                    field={form.field('nights')}
                    label={t('promotion.nights')}
                    hint={t('promotion.nightsHint')}
                    kind="number"
                  />
                )}
              </FormRows>
            </Form>
          </Card>
        }
      />
      <ConfirmDialog
        open={isConfirming}
        title={t('promotion.question')}
        confirmLabel={t('promotion.save')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={form.isPending}
        onConfirm={() => void save()}
        onCancel={() => setConfirming(false)}
      >
        {t(isOn.value ? 'promotion.willOn' : 'promotion.willOff', { name })}
      </ConfirmDialog>
    </>
  )
}
