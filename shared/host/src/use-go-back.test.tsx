import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { useGoBack } from './use-go-back'

const Address = () => <output>{useLocation().pathname}</output>
const Terms = () => (
  <button type="button" onClick={useGoBack('/my')}>
    back
  </button>
)

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <Routes>
        <Route path="/terms" element={<Terms />} />
        <Route path="*" element={<Link to="/terms">terms</Link>} />
      </Routes>
    </MemoryRouter>,
  )
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'back' }))
const address = () => screen.getByRole('status').textContent

afterEach(() => history.replaceState(null, ''))

describe('useGoBack', () => {
  it('returns to the previous page when the visit came from there', () => {
    open('/tickets')
    fireEvent.click(screen.getByRole('link'))
    goBack()
    expect(address()).toBe('/tickets')
  })

  it('leads to the fallback when the page was opened by its address', () => {
    open('/terms')
    goBack()
    expect(address()).toBe('/my')
  })

  it('leads to the fallback when the page replaced the first one of the tab', () => {
    history.replaceState({ idx: 0 }, '')
    open('/tickets')
    fireEvent.click(screen.getByRole('link'))
    goBack()
    expect(address()).toBe('/my')
  })
})
