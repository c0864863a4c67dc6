import { screen } from '@testing-library/react'
import { aLine } from '../../testing/a-line'
import { openScreen } from '../../testing/open-screen'
import { AirportTiles } from './airport-tiles'

const airportLine = (originCode: 'HZI' | 'CLK', destinationCode: 'HZI' | 'CLK') =>
  aLine({
    routeCode: `${originCode}->${destinationCode}`,
    lineCode: originCode + destinationCode,
    originCode,
    destinationCode,
  })
const lines = [aLine(), airportLine('HZI', 'CLK'), airportLine('CLK', 'HZI')]
const open = (paths: string[]) => openScreen({ at: '/', screen: <AirportTiles lines={lines} />, paths })
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.replace(/&.*/, ''))

describe('[P2.home.5] two airport tiles and a link to the airport pages', () => {
  it('the airport tiles show if a remote owns those pages', () => {
    open(['/airline', '/airline.html'])
    expect(links()).toEqual(['/airline?startStationCode=HZI', '/airline?startStationCode=CLK', '/airline.html'])
  })
  it('the airport tiles name one line, in the heading and in the link to its pages', () => {
    open(['/airline.html'])
    expect(screen.getByRole('region', { name: 'Airport line' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All about the airport line' })).toBeTruthy()
  })
  it('the airport tiles do not show while no remote owns those pages', () => {
    const { container } = open([])
    expect(container.textContent).toBe('')
  })
  it('the link to the airport pages shows without the tiles', () => {
    open(['/airline.html'])
    expect(links()).toEqual(['/airline.html'])
  })
})
