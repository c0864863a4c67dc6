import { civilDateAt, parseLineCode } from '@shuttle/domain'
import { DELAY_MINUTES, DELAY_TEXT_LIMIT, type DelayContent } from '@shuttle/domain/staff'
import { now } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { declareDelayCall } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField, FormSelect } from '../../kit/form-field'
import { CountField } from '../../kit/typed-field'
import { useAddDialog } from '../../kit/use-add-dialog'
import { checkDelayForm, type DelayFault } from '../domain/delay-form'
import { useRefreshDelays } from '../state/use-delays'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import styles from './add-delay.module.css'

const TEXTS = [
  { field: 'textZhHk', lang: 'zh-HK' },
  { field: 'textZhCn', lang: 'zh-CN' },
  { field: 'textEn', lang: 'en' },
] as const

/** Declares rides of one day late, and names what passengers see and can do. */
export const AddDelay = () => {
  const t = useDisruptionTexts()
  const errorTexts = useStaffErrorTexts()
  const lines = (useLineNames().data ?? []).filter(({ lineCode }) => !parseLineCode(lineCode).roundTrip)
  const refresh = useRefreshDelays()
  const { form, openDialog, dialog } = useAddDialog<DelayContent, DelayFault>({
    name: 'declare delay',
    add: (delay) => staffCall(declareDelayCall, delay),
    refresh,
    done: t('delay.done'),
    initial: () => ({
      ...{ lineCode: '', date: civilDateAt(now()), beginTime: '', minutes: Number.NaN },
      ...{ textZhHk: '', textZhCn: '', textEn: '' },
    }),
    check: (delay) => checkDelayForm(delay, now()),
    texts: { ...errorTexts, LINE_MISSING: t('rides.fault.line'), TIME_INVALID: t('rides.fault.beginTime') },
  })
  return (
    <>
      <Button onClick={openDialog}>{t('delay.add')}</Button>
      <ConfirmDialog
        {...dialog}
        title={t('delay.add')}
        confirmLabel={t(dialog.busy ? 'common.working' : 'delay.confirm')}
        wide
      >
        <div className={styles.fields}>
          <FormSelect
            field={form.field('lineCode')}
            label={t('rides.line')}
            options={[
              { value: '', label: t('common.chooseLine') },
              ...lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
            ]}
          />
          <FormField field={form.field('date')} label={t('delay.date')} kind="date" min={civilDateAt(now())} />
          <FormField field={form.field('beginTime')} label={t('rides.time')} hint={t('rides.timeHint')} maxLength={5} />
          <CountField field={form.field('minutes')} label={t('delay.minutes')} hint={t('delay.hint', DELAY_MINUTES)} />
          {TEXTS.map(({ field, lang }) => (
            <FormField
              key={field}
              field={form.field(field)}
              label={t(`delay.${field}`)}
              lang={lang}
              maxLength={DELAY_TEXT_LIMIT}
            />
          ))}
          <p>{t('delay.consequence')}</p>
        </div>
      </ConfirmDialog>
    </>
  )
}
