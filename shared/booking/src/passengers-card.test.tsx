import type { OrderPassenger } from '@shuttle/calls'
import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { PassengersCard } from './passengers-card'

const open = (...passengers: OrderPassenger[]) =>
  renderPage({ at: '/details_payment', screen: <PassengersCard passengers={passengers} />, texts: {} })

describe('purchase 2, order payment screen: passengers card', () => {
  it('[P2.payment.4] the card is read only: the name first, then the type, the kind of document and its last four', () => {
    open({ type: 'adult', name: 'Chan Tai Man', documentNumber: 'A123456(7)', position: 0 })
    expect(screen.getByText('Chan Tai Man')).toBeTruthy()
    const row = screen.getByText('Chan Tai Man').parentElement
    expect(row?.textContent).toBe('Chan Tai ManAdult · ID number ••••456(7)')
    expect(document.body.textContent).not.toContain('A123')
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
  it('the card shows the type of each passenger, without a document too', () => {
    open(
      { type: 'child', name: 'Chan Siu Man', documentNumber: '', position: 0 },
      { type: 'elderly', name: 'Chan Lo', documentNumber: 'B654321', position: 1 },
    )
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).toEqual(['Chan Siu ManChild', 'Chan LoSenior · ID number ••••4321'])
  })
  it('[D4.7] the card of the airport line shows the kind of document, by the last four of its number', () => {
    const passenger = { type: 'adult', name: 'CHAN TAI MAN', documentNumber: '••••5678', position: 0 } as const
    open(
      { ...passenger, documentType: 'homeReturnPermit' },
      { ...passenger, name: 'LEE ANN', documentType: 'passport' },
      { ...passenger, name: 'WONG KAM', documentNumber: '' },
    )
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).toEqual([
      'CHAN TAI MANAdult · Home Return Permit ••••5678',
      'LEE ANNAdult · Passport ••••5678',
      'WONG KAMAdult',
    ])
  })
  it('the card takes no space if no names were required', () => {
    open()
    expect(screen.queryByText('Passengers')).toBeNull()
  })
})
