import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { groupByFour, toPlainSigns } from '@shuttle/domain'
import { Form, useForm } from '@shuttle/forms'
import { safeStorage } from '@shuttle/host'
import { TextField } from '@shuttle/ui'
import { checkTicketCall } from '@shuttle/wire/staff'
import { useRef } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { readCheckRefusal } from '../calls/check-refusal'
import { useCheckTexts } from '../texts/use-check-texts'
import type { GateCheck } from './gate-check'

/** Place of the checks: stored for the session of the tab, until the member leaves. */
const PLACE_KEY = `staff-place${STORED_FORM_SUFFIX}`
const LONGEST = 60

export type CheckOutcome = { typed: string; place: string } & (
  | Pick<Extract<GateCheck, { kind: 'good' }>, 'kind' | 'check'>
  | Pick<Extract<GateCheck, { kind: 'refused' }>, 'kind' | 'refusal'>
)

/** Formats a pickup code as passengers see it, whatever its input format; a ticket number stays as it is. */
const toShown = (typed: string): string => {
  const code = toPlainSigns(typed).replace(/[\s-]/g, '')
  return code.length === 16 ? groupByFour(code.toUpperCase()) : code
}

/**
 * Checks a typed code. A ticket that is not good is an outcome; an unreadable code or a fault is an error of the form.
 */
const check = async (typed: { code: string; place: string }): Promise<CheckOutcome> => {
  const entered = { typed: toShown(typed.code), place: typed.place }
  try {
    return { ...entered, kind: 'good', check: await staffCall(checkTicketCall, typed) }
  } catch (error) {
    const refusal = readCheckRefusal(error)
    const isOfTicket = refusal && /^(STAFF_TICKET|PICKUP_CODE)/.test(refusal.code)
    if (!isOfTicket || refusal.code === 'STAFF_TICKET_UNREADABLE') throw error
    return { ...entered, kind: 'refused', refusal }
  }
}

interface CheckFormProps {
  onChecked: (outcome: CheckOutcome) => void
  /** The code could not be read or sent: nothing was checked. */
  onFailure: () => void
}

/** Input of ticket numbers or pickup codes in sequence, typed or from a scanner that emulates a keyboard. */
export const CheckForm = ({ onChecked, onFailure }: CheckFormProps) => {
  const t = useCheckTexts()
  const code = useRef<HTMLInputElement>(null)
  const form = useForm({
    name: 'mf-backoffice: check ticket',
    initial: () => ({ place: safeStorage.session.get(PLACE_KEY) ?? '', code: '' }),
    check: ({ place, code }) => ({
      ...(place.trim() === '' && { place: 'PLACE_BLANK' as const }),
      ...(code.trim() === '' && { code: 'CODE_BLANK' as const }),
    }),
    texts: { PLACE_BLANK: t('check.placeMissing'), CODE_BLANK: t('check.codeMissing') },
    send: (typed) => check({ code: typed.code.trim(), place: typed.place.trim() }),
    fieldForCode: (refused) => (refused === 'STAFF_TICKET_UNREADABLE' ? 'code' : undefined),
    onFailure,
    onDone: (outcome) => {
      safeStorage.session.set(PLACE_KEY, outcome.place)
      form.reset()
      code.current?.focus()
      onChecked(outcome)
    },
  })
  const codeField = form.field('code')
  return (
    <Form form={form} title={t('nav.check')} submitLabel={t('check.submit')} pendingLabel={t('check.submitting')}>
      <TextField
        {...form.field('place')}
        label={t('check.place')}
        hint={t('check.placeHint')}
        maxLength={LONGEST}
        required
      />
      <TextField
        {...codeField}
        ref={(input) => {
          code.current = input
          codeField.ref(input)
        }}
        label={t('check.code')}
        hint={t('check.codeHint')}
        autoComplete="off"
        required
      />
    </Form>
  )
}
