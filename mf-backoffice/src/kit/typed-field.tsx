import {
  addDays,
  type Cents,
  type CivilDate,
  formatUnits,
  type Instant,
  isCivilDate,
  readAmount,
  readCount,
  toPlainSigns,
} from '@shuttle/domain'
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

/** The day after a typed one; a browser takes years of up to six digits, which no day has. */
const toEnd = (typed: string): CivilDate | undefined =>
  isCivilDate(typed) && typed < '9999' ? addDays(typed, 1) : undefined

/** The last day of a half-open period, whose value is the day after it; empty is undefined. */
export const LastDayField = ({ field, ...row }: DayProps) => (
  <FormField {...row} field={convert(field, (end) => (end ? addDays(end, -1) : ''), toEnd)} kind="date" />
)

/** As {@link convert}, for a value that is NaN where the text is none; such a text stays in the input. */
export const useTypedText = <Value,>(
  field: Pick<FieldProps<Value>, 'value' | 'onChange'>,
  format: (value: Value) => string,
  parse: (typed: string) => Value,
): Pick<FieldProps<string>, 'value' | 'onChange'> => {
  const [typed, setTyped] = useState('')
  const shown = Object.is(parse(typed), field.value)
    ? typed
    : Object.is(field.value, Number.NaN)
      ? ''
      : format(field.value)
  return {
    value: shown,
    onChange: (text) => {
      setTyped(text)
      field.onChange(parse(text))
    },
  }
}

/** `undefined` for an empty text. */
const optional =
  <Value,>(parse: (typed: string) => Value) =>
  (typed: string) =>
    typed.trim() === '' ? undefined : parse(typed)

const parseCount = (typed: string) => readCount(typed) ?? Number.NaN

/** A whole number; a text that is none is NaN and stays in the input. */
export const CountField = ({ field, ...row }: RowProps & { field: FieldProps<number> }) => (
  <FormField {...row} field={{ ...field, ...useTypedText(field, String, parseCount) }} kind="number" />
)

const formatOptional = (count: number | undefined) => (count === undefined ? '' : String(count))

type OptionalNumberProps = RowProps & { field: FieldProps<number | undefined> }

/** As {@link CountField}; empty is undefined. */
export const OptionalCountField = ({ field, ...row }: OptionalNumberProps) => (
  <FormField
    {...row}
    field={{ ...field, ...useTypedText(field, formatOptional, optional(parseCount)) }}
    kind="number"
  />
)

/** An amount in whole currency units; empty is undefined, and a text that is no amount stays in the input as NaN. */
export const OptionalCentsField = ({ field, ...row }: OptionalNumberProps) => (
  <FormField
    {...row}
    field={{
      ...field,
      ...useTypedText(
        field,
        (cents: Cents | undefined) => (cents === undefined ? '' : formatUnits(cents)),
        optional((typed) => readAmount(typed) ?? Number.NaN),
      ),
    }}
    kind="number"
  />
)

const toCode = (typed: string) => toPlainSigns(typed).trim().toUpperCase()

/** A code in capital letters, which may be typed in any case and width. */
export const CapitalsField = ({ field, ...row }: RowProps & { field: FieldProps<string> }) => (
  <FormField {...row} field={{ ...field, ...useTypedText(field, String, toCode) }} />
)

/** 20 percent are 2,000 basis points, as 20 dollars are 2,000 cents. */
const parseHundredths = (typed: string): number => {
  if (typed.trim() === '') return 0
  return readAmount(typed.replace(/\s*[%％]\s*$/, '')) ?? Number.NaN
}

/** Units of a currency, or percent, whose value is in hundredths; empty is 0, and an invalid text stays as NaN. */
export const CentsField = ({ field, ...row }: RowProps & { field: FieldProps<number> }) => (
  <FormField {...row} field={{ ...field, ...useTypedText(field, formatUnits, parseHundredths) }} kind="number" />
)

/** As {@link CentsField}; an empty text is NaN too. */
export const AmountField = ({ field, ...row }: RowProps & { field: FieldProps<number> }) => (
  <FormField
    {...row}
    field={{ ...field, ...useTypedText(field, formatUnits, (typed) => readAmount(typed) ?? Number.NaN) }}
    kind="number"
  />
)

/** How numbers are typed that have inputs of their own: minutes, and hundredths of a percent. */
export const TYPED_NUMBERS = {
  minutes: { format: formatOptional, parse: optional(parseCount) },
  percent: {
    format: (hundredths: number | undefined) => (hundredths === undefined ? '' : String(hundredths / 100)),
    parse: optional(parseHundredths),
  },
}
