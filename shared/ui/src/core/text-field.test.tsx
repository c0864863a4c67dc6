import { render, screen } from '@testing-library/react'
import { TextField } from './text-field'

const describedBy = () =>
  (screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('is described by its hint and, while it is wrong, by its error', () => {
  const { rerender } = render(<TextField label="E-mail" value="x" onChange={() => {}} hint="Tickets go here" />)
  expect(describedBy()).toEqual(['Tickets go here'])
  rerender(<TextField label="E-mail" value="x" onChange={() => {}} hint="Tickets go here" error="No address" />)
  expect(describedBy()).toEqual(['Tickets go here', 'No address'])
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

it('claims nothing it does not have', () => {
  render(<TextField label="E-mail" value="" onChange={() => {}} />)
  const field = screen.getByRole('textbox')
  expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([null, null])
})
