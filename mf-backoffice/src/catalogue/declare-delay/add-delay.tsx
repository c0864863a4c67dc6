import { civilDateAt, parseLineCode } from '@shuttle/domain'
import { DELAY_MINUTES, DELAY_TEXT_LIMIT, type DelayContent } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { newIdempotencyKey, useLineNames } from '@shuttle/queries'
import { Button } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { declareDelayCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField, FormSelect } from '../../kit/form-field'
import { CountField } from '../../kit/typed-field'
import { useStaffAction } from '../../kit/use-staff-action'
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
  /** Key of the delay that the open dialog declares; undefined while it is closed. */
  const [requestKey, setRequestKey] = useState<string>()
  const { run, isPending, error, clear } = useStaffAction({
    call: (delay: DelayContent & { requestKey: string }) => staffCall(declareDelayCall, delay),
    name: 'declare delay',
  })
  const form = useForm<DelayContent, boolean, DelayFault>({
    name: 'mf-backoffice: declare delay',
    initial: () => ({
      ...{ lineCode: '', date: civilDateAt(now()), beginTime: '', minutes: Number.NaN },
      ...{ textZhHk: '', textZhCn: '', textEn: '' },
    }),
    check: (delay) => checkDelayForm(delay, now()),
    texts: { ...errorTexts, LINE_MISSING: t('rides.fault.line'), TIME_INVALID: t('rides.fault.beginTime') },
    send: async (delay) => {
      const done = requestKey !== undefined && (await run({ ...delay, requestKey }))
      await refresh()
      return Boolean(done)
    },
    onDone: (isDeclared) => {
      if (!isDeclared) return
      toast(t('delay.done'), 'success')
      close()
    },
  })
  const close = () => {
    form.reset()
    clear()
    setRequestKey(undefined)
  }
  return (
    <>
      <Button onClick={() => setRequestKey(newIdempotencyKey())}>{t('delay.add')}</Button>
      <ConfirmDialog
        open={requestKey !== undefined}
        title={t('delay.add')}
        confirmLabel={t(isPending ? 'common.working' : 'delay.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        wide
        busy={isPending}
        error={error}
        onConfirm={() => form.handleSubmit()}
        onCancel={close}
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
