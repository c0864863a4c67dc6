import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { PassengersCard } from './passengers-card'

const open = (...passengers: { type: 'adult'; name: string; documentNumber: string; position: number }[]) =>
  renderPage({ at: '/details_payment', screen: <PassengersCard passengers={passengers} />, texts: {} })

describe('purchase 2, order payment screen: the passengers', () => {
  it('[P2.payment.4] are read, not written: the name first, then the kind of document and its last four', () => {
    open({ type: 'adult', name: 'Chan Tai Man', documentNumber: 'A123456(7)', position: 0 })
    expect(screen.getByText('Chan Tai Man')).toBeTruthy()
    const row = screen.getByText('Chan Tai Man').parentElement
    expect(row?.textContent).toBe('Chan Tai ManID number ••••456(7)')
    expect(document.body.textContent).not.toContain('A123')
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
  it('take no space where none were required', () => {
    open()
    expect(screen.queryByText('Passengers')).toBeNull()
  })
})
