import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox } from './checkbox'
import { LanguageSwitch } from './language-switch'
import { SegmentedControl } from './segmented-control'

const Kinds = () => {
  const [kind, setKind] = useState('day')
  return (
    <SegmentedControl
      label="Kind of ticket"
      value={kind}
      onChange={setKind}
      options={[
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night', disabled: true },
        { value: 'booked', label: 'Booked' },
      ]}
    />
  )
}

it('the list is a named group of radios, one chosen', async () => {
  render(<Kinds />)
  expect(screen.getByRole('group', { name: 'Kind of ticket' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Booked' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Booked' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(false)
})

it('the list does not choose a closed option', async () => {
  render(<Kinds />)
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true)
})

it('the language switch names every language in itself', async () => {
  const onChange = jest.fn()
  render(<LanguageSwitch label="Language" value="en" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: '繁體中文' }))
  expect(onChange).toHaveBeenCalledWith('zh-hk')
  expect(screen.getByRole('radio', { name: '简体中文' }).closest('label')?.lang).toBe('zh-CN')
})

it('a checkbox ticks by its label, and is described by its error', async () => {
  const onChange = jest.fn()
  render(
    <Checkbox checked={false} onChange={onChange} error="Please agree first.">
      I agree to the <a href="#notes">purchase notes</a>
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'I agree to the purchase notes' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please agree first.')
  await userEvent.click(screen.getByText(/I agree/))
  expect(onChange).toHaveBeenCalledWith(true)
})
