import { civilDateAt } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { previewTimetableCall, type TimetablePreview } from '@shuttle/wire/staff'
import { useRef, useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { findTimetableFault, TIMETABLE_TIMEOUT_MS, type TimetableForm, WEEKDAYS } from './timetable-form'

const MINUTE_MS = 60_000

/** Typed timetable with its errors and its count; typing invalidates the count. */
export const useTimetableForm = ({ lineCode, date }: { lineCode: string; date: string }) => {
  const today = civilDateAt(useNow(MINUTE_MS))
  const [form, setForm] = useState<TimetableForm>({ from: date, to: date, weekdays: WEEKDAYS, timetable: '' })
  const [isTried, setTried] = useState(false)
  const [preview, setPreview] = useState<TimetablePreview>()
  const days = useRef<HTMLInputElement>(null)
  const weekdays = useRef<HTMLInputElement>(null)
  const timetable = useRef<HTMLTextAreaElement>(null)
  const { run, isPending, error, clear } = useStaffAction({
    call: (typed: TimetableForm) =>
      staffCall(previewTimetableCall, { lineCode, ...typed }, { timeoutMs: TIMETABLE_TIMEOUT_MS }),
    name: 'preview timetable',
  })
  const fault = findTimetableFault(form, today)
  const change = (changed: Partial<TimetableForm>) => {
    setForm({ ...form, ...changed })
    setTried(false)
    setPreview(undefined)
    clear()
  }
  const count = async () => {
    const done = await run(form)
    setPreview(done?.result)
    if (!done || done.result.errors.length > 0) timetable.current?.focus()
  }
  const submit = () => {
    setTried(true)
    if (fault) return { days, weekdays, timetable }[fault].current?.focus()
    if (!isPending) void count()
  }
  return {
    ...{ form, change, today, preview, isPending, error, submit },
    count: () => void count(),
    fault: isTried ? fault : undefined,
    refs: { days, weekdays, timetable },
  }
}
