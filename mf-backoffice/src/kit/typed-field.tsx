import { addDays, type CivilDate, formatUnits, type Instant, readAmount, readCount } from '@shuttle/domain'
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

/** A field of numbers that retains the typed text while it has the value of the field. */
const NumberField = ({
  field,
  format,
  parse,
  ...row
}: RowProps & { field: FieldProps<number>; format: (value: number) => string; parse: (typed: string) => number }) => {
  const [typed, setTyped] = useState('')
  const { value, onChange } = field
  const shown = Object.is(parse(typed), value) ? typed : Number.isNaN(value) ? '' : format(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(parse(text))
  }
  return <FormField {...row} field={{ ...field, value: shown, onChange: change }} kind="number" />
}

type NumberProps = RowProps & { field: FieldProps<number> }

/** A whole number; a text that is none is NaN and stays in the input. */
export const CountField = (props: NumberProps) => (
  <NumberField {...props} format={String} parse={(typed) => readCount(typed) ?? Number.NaN} />
)

/** 20 percent are 2,000 basis points, as 20 dollars are 2,000 cents. */
const parseCents = (typed: string): number => {
  if (typed.trim() === '') return 0
  return readAmount(typed.replace(/\s*[%％]\s*$/, '')) ?? Number.NaN
}

/** Units of a currency, or percent, whose value is in hundredths; empty is 0, and an invalid text stays as NaN. */
export const CentsField = (props: NumberProps) => <NumberField {...props} format={formatUnits} parse={parseCents} />
