import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper } from './stepper'

const Subject = ({ start, onRefused }: { start: number; onRefused: (limit: 'min' | 'max') => void }) => {
  const [count, setCount] = useState(start)
  return (
    <Stepper
      label="Adult"
      hint="12 and over"
      value={count}
      max={6}
      onChange={setCount}
      decreaseLabel="One adult fewer"
      increaseLabel="One adult more"
      onRefused={onRefused}
    />
  )
}

const openStepper = (start = 0) => {
  const onRefused = jest.fn()
  render(<Subject start={start} onRefused={onRefused} />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adult' })
  return { field, onRefused, more: screen.getByRole('button', { name: 'One adult more' }), user: userEvent.setup() }
}

it('the stepper announces its count and both limits', () => {
  const { field } = openStepper(2)
  expect(['now', 'min', 'max'].map((part) => field.getAttribute(`aria-value${part}`))).toEqual(['2', '0', '6'])
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('12 and over')
})

it('the stepper stops at the limit, reports it, and does not lose the focus', async () => {
  const { field, more, onRefused, user } = openStepper(5)
  await user.click(more)
  expect(field.value).toBe('6')
  expect(onRefused).not.toHaveBeenCalled()
  await user.click(more)
  expect(field.value).toBe('6')
  expect(onRefused).toHaveBeenCalledWith('max')
  expect(document.activeElement).toBe(more)
})

it('[P5.input.4] the stepper accepts digits only, no negatives', async () => {
  const { field, user } = openStepper()
  await user.clear(field)
  await user.type(field, '-a3.')
  expect(field.value).toBe('3')
})

it('takes full-width digits of an input method, which it leaves alone until it ends', async () => {
  const { field } = openStepper(2)
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '４' } })
  expect(field.value).toBe('４')
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('4')
})

it('a count typed above the limit becomes the limit, and announces it', async () => {
  const { field, onRefused, user } = openStepper()
  await user.clear(field)
  await user.type(field, '9')
  expect(field.value).toBe('6')
  expect(onRefused).toHaveBeenCalledWith('max')
})

it('the stepper may be emptied while typing and shows its count again when left', async () => {
  const { field, user } = openStepper(4)
  await user.clear(field)
  expect(field.value).toBe('')
  await user.tab()
  expect(field.value).toBe('4')
})

it('the stepper follows the arrow keys', async () => {
  const { field, onRefused, user } = openStepper(1)
  await user.click(field)
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(field.value).toBe('0')
  expect(onRefused).toHaveBeenCalledWith('min')
})
