import { addDays, type CivilDate, type Instant, readCount } from '@shuttle/domain'
import type { FieldProps } from '@shuttle/forms'
import { type ComponentProps, useState } from 'react'
import { fromLocalMoment, toLocalMoment } from './domain/local-moment'
import { FormField } from './form-field'

type RowProps = Omit<ComponentProps<typeof FormField>, 'field' | 'kind'>

/** A field whose text is typed and whose value is of another type. */
const convert = <Value,>(
  { value, onChange, ...field }: FieldProps<Value>,
  format: (value: Value) => string,
  parse: (typed: string) => Value,
): FieldProps<string> => ({ ...field, value: format(value), onChange: (typed) => onChange(parse(typed)) })

/** A day and a time in business time; an incomplete input is NaN. */
export const MomentField = ({ field, ...row }: RowProps & { field: FieldProps<Instant> }) => (
  <FormField
    {...row}
    field={convert(field, (at) => (Number.isNaN(at) ? '' : toLocalMoment(at)), fromLocalMoment)}
    kind="moment"
  />
)

/** As {@link MomentField}; empty is undefined. */
export const OptionalMomentField = ({ field, ...row }: RowProps & { field: FieldProps<Instant | undefined> }) => (
  <FormField
    {...row}
    field={convert(
      field,
      (at) => (at === undefined || Number.isNaN(at) ? '' : toLocalMoment(at)),
      (typed) => (typed === '' ? undefined : fromLocalMoment(typed)),
    )}
    kind="moment"
  />
)

type DayProps = RowProps & { field: FieldProps<CivilDate | undefined> }

/** A day; empty is undefined. */
export const DayField = ({ field, ...row }: DayProps) => (
  <FormField
    {...row}
    field={convert(
      field,
      (day) => day ?? '',
      (typed) => typed || undefined,
    )}
    kind="date"
  />
)

/** The last day of a half-open period, whose value is the day after it; empty is undefined. */
export const LastDayField = ({ field, ...row }: DayProps) => (
  <FormField
    {...row}
    field={convert(
      field,
      (end) => (end === undefined ? '' : addDays(end, -1)),
      (typed) => (typed === '' ? undefined : addDays(typed, 1)),
    )}
    kind="date"
  />
)

/** A whole number; a text that is none is NaN and stays in the input. */
export const CountField = ({ field, ...row }: RowProps & { field: FieldProps<number> }) => {
  const [typed, setTyped] = useState('')
  const parse = (text: string) => readCount(text) ?? Number.NaN
  const shown = Object.is(parse(typed), field.value) ? typed : Number.isNaN(field.value) ? '' : String(field.value)
  return (
    <FormField
      {...row}
      field={{
        ...field,
        value: shown,
        onChange: (text) => {
          setTyped(text)
          field.onChange(parse(text))
        },
      }}
      kind="number"
    />
  )
}
