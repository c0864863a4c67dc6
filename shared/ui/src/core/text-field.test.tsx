import { render, screen } from '@testing-library/react'
import { TextField } from './text-field'

const describedBy = () =>
  (screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('the field is described by its hint and, while it is invalid, by its error', () => {
  const { rerender } = render(<TextField label="E-mail" value="x" onChange={() => {}} hint="Tickets go here" />)
  expect(describedBy()).toEqual(['Tickets go here'])
  rerender(<TextField label="E-mail" value="x" onChange={() => {}} hint="Tickets go here" error="No address" />)
  expect(describedBy()).toEqual(['Tickets go here', 'No address'])
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

it('the field is described by a message elsewhere, and invalid, while it has the id of one', () => {
  const field = (errorId?: string) => (
    <>
      <TextField label="E-mail" value="" onChange={() => {}} hint="Tickets go here" errorId={errorId} />
      <p id="missing">Nothing was filled in</p>
    </>
  )
  const { rerender } = render(field('missing'))
  expect(describedBy()).toEqual(['Tickets go here', 'Nothing was filled in'])
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  rerender(field())
  expect(describedBy()).toEqual(['Tickets go here'])
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
})

it('the field has no description and no error by default', () => {
  render(<TextField label="E-mail" value="" onChange={() => {}} />)
  const field = screen.getByRole('textbox')
  expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([null, null])
})
