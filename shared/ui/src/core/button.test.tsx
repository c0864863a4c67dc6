import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

it('a loading button does not lose name and focus, ignores a second press and announces why', async () => {
  const pay = jest.fn()
  const wait = jest.fn()
  const { rerender } = render(<Button onClick={pay}>Pay</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(
    <Button onClick={pay} onRefused={wait} loading>
      Pay
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(pay).toHaveBeenCalledTimes(1)
  expect(wait).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('a loading button does not submit a form', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).not.toHaveBeenCalled()
})
