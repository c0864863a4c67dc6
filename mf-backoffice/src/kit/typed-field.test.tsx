import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { at } from '../testing/at'
import {
  AmountField,
  CapitalsField,
  CentsField,
  CountField,
  DayField,
  LastDayField,
  MomentField,
  OptionalCentsField,
  OptionalCountField,
  OptionalMomentField,
  TYPED_NUMBERS,
} from './typed-field'

/** Renders one field with a value; `value()` is the latest one. */
const renderField = <Value,>(
  Field: ComponentType<{
    field: { value: Value; onChange: (value: Value) => void; error: undefined; ref: () => void }
    label: string
  }>,
  initial: Value,
) => {
  let latest = initial
  const Form = () => {
    const [value, onChange] = useState(initial)
    latest = value
    return <Field field={{ value, onChange, error: undefined, ref: () => {} }} label="Field" />
  }
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  return {
    input,
    value: () => latest,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
  }
}

describe('fields whose value is not a text', () => {
  it('shows an instant in business time without its seconds, and retains them until it is changed', () => {
    const { input, value, type } = renderField(MomentField, at('2026-11-20T09:00:30'))
    expect([input.value, value()]).toEqual(['2026-11-20T09:00', at('2026-11-20T09:00:30')])
    type('2026-11-20T09:01')
    expect(value()).toBe(at('2026-11-20T09:01:00'))
    type('')
    expect([input.value, value()]).toEqual(['', Number.NaN])
  })

  it('reads an empty optional moment as undefined', () => {
    const { input, value, type } = renderField<number | undefined>(OptionalMomentField, undefined)
    expect(input.value).toBe('')
    type('2026-11-21T10:00')
    expect(value()).toBe(at('2026-11-21T10:00:00'))
    type('')
    expect(value()).toBeUndefined()
  })

  it('reads an empty day as undefined', () => {
    const { input, value, type } = renderField<string | undefined>(DayField, '2026-11-21')
    expect(input.value).toBe('2026-11-21')
    type('')
    expect(value()).toBeUndefined()
  })

  it('shows the last day of a period, whose value is the day after it', () => {
    const { input, value, type } = renderField<string | undefined>(LastDayField, '2026-12-01')
    expect(input.value).toBe('2026-11-30')
    type('2026-12-31')
    expect(value()).toBe('2027-01-01')
    type('')
    expect(value()).toBeUndefined()
  })

  it('retains a typed text that is no whole number, with the value NaN', () => {
    const { input, value, type } = renderField(CountField, 2)
    expect(input.value).toBe('2')
    type('2.5')
    expect([input.value, value()]).toEqual(['2.5', Number.NaN])
    type('07')
    expect([input.value, value()]).toEqual(['07', 7])
  })

  it.each([
    ['10', 1000],
    ['150.5', 15_050],
    ['12.5', 1250],
    ['12.5 %', 1250],
    [' ', 0],
    ['0', 0],
    ['%', Number.NaN],
    ['10.005', Number.NaN],
    ['x', Number.NaN],
  ])('reads %j units as hundredths and retains the typed text', (text, cents) => {
    const { input, value, type } = renderField(CentsField, 6500)
    expect(input.value).toBe('65.00')
    type(text)
    expect([input.value, value()]).toEqual([text, cents])
  })

  it.each(['9999-12-31', '20260-12-24'])('reads the last day %s as undefined', (day) => {
    const { value, type } = renderField<string | undefined>(LastDayField, '2026-12-01')
    type(day)
    expect(value()).toBeUndefined()
  })

  it.each([
    ['', undefined],
    ['１００', 100],
    ['-1', Number.NaN],
    ['1e2', Number.NaN],
  ])('reads an optional whole number %p as %p, and retains the text', (text, number) => {
    const { input, value, type } = renderField<number | undefined>(OptionalCountField, 3)
    expect(input.value).toBe('3')
    type(text)
    expect([input.value, value()]).toEqual([text, number])
  })

  it.each([
    ['', undefined],
    ['0', 0],
    ['65.5', 6550],
    ['x', Number.NaN],
    ['6,5', Number.NaN],
    ['65.005', Number.NaN],
    ['1e3', Number.NaN],
  ])('reads an optional amount %p as %p, and retains the text', (text, cents) => {
    const { input, value, type } = renderField<number | undefined>(OptionalCentsField, 5800)
    expect(input.value).toBe('58.00')
    type(text)
    expect([input.value, value()]).toEqual([text, cents])
  })

  it.each([
    ['', Number.NaN],
    ['5,5', Number.NaN],
    ['0', 0],
  ])('reads an amount %p as %p, and retains the text', (text, cents) => {
    const { input, value, type } = renderField(AmountField, 500)
    expect(input.value).toBe('5.00')
    type(text)
    expect([input.value, value()]).toEqual([text, cents])
  })

  it.each([
    ['', undefined],
    ['12.5 %', 1250],
    ['12.555', Number.NaN],
    ['ten', Number.NaN],
  ])('reads %p percent as %p hundredths', (text, hundredths) =>
    expect(TYPED_NUMBERS.percent.parse(text)).toBe(hundredths),
  )

  it('an amount of 0 that was not typed is an empty input', () =>
    expect(renderField(CentsField, 0).input.value).toBe(''))

  it.each([' shk ', 'ｓｈｋ'])('reads the code %p in capital letters, and retains the text', (text) => {
    const { input, value, type } = renderField(CapitalsField, '')
    type(text)
    expect([input.value, value()]).toEqual([text, 'SHK'])
  })
})
