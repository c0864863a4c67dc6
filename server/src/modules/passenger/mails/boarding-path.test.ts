import { boardingPath } from './boarding-path'

it('[D11.stops.13] a mail links the stop where a trip begins, with the direction of its outbound leg', () => {
  expect(boardingPath('ZHOHKGRT')).toBe('/webhtml/stop?code=ZHO&line=ZHOHKG')
})
