import { checkPromotion, isPromotionLine } from '@shuttle/domain/staff'
import { Checkbox } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { type StaffPromotion, savePromotionCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { ChoiceList } from '../../kit/choice-list'
import { EditorFrame } from '../../kit/editor-frame'
import type { EditedResource } from '../../kit/resource-editor'
import { CountField, DayField, LastDayField } from '../../kit/typed-field'
import { useRevisedForm } from '../../kit/use-revised-form'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useLineOptions } from '../use-line-options'

interface PromotionFormProps extends Omit<EditedResource<StaffPromotion>, 'copied'> {
  stored: StaffPromotion
}

/** Edits a promotion, and confirms that it is on or off for new orders. */
export const PromotionForm = (edited: PromotionFormProps) => {
  const t = useCouponsTexts()
  const options = useLineOptions()
  const { kind, on, appliesTo, from, until, maxNights } = edited.stored
  const name = t(`promotion.${kind}`)
  const lines = options.map(({ value }) => value)
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save promotion',
    initial: () => ({ on, appliesTo, from, until, maxNights }),
    check: (settings) => checkPromotion({ ...settings, kind }, lines),
    save: ({ content, ...shown }) => staffCall(savePromotionCall, { ...shown, ...content }),
    savedText: t('promotion.saved', { name }),
  })
  const isOn = form.field('on')
  return (
    <EditorFrame
      heading={name}
      {...frame}
      title={t('promotion.edit')}
      submitLabel={t('common.saveChanges')}
      pendingLabel={t('common.saving')}
      question={t('promotion.question')}
      consequence={t(isOn.value ? 'promotion.willOn' : 'promotion.willOff', { name })}
    >
      <FormRows>
        <Checkbox checked={isOn.value} onChange={isOn.onChange}>
          {t('promotion.isOn')}
        </Checkbox>
        <ChoiceList
          field={form.field('appliesTo')}
          label={t('common.lines')}
          hint={t(kind === 'buyOneGetOne' ? 'promotion.linesHint' : 'promotion.familyHint')}
          options={options.filter(({ value }) => isPromotionLine(kind, value))}
        />
        <DayField field={form.field('from')} label={t('common.firstTravelDay')} />
        <LastDayField field={form.field('until')} label={t('common.lastTravelDay')} hint={t('promotion.daysHint')} />
        {kind === 'buyOneGetOne' && (
          <CountField field={form.field('maxNights')} label={t('promotion.nights')} hint={t('promotion.nightsHint')} />
        )}
      </FormRows>
    </EditorFrame>
  )
}
