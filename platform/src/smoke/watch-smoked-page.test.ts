import { readReport } from './watch-smoked-page'

const fault = { remote: 'mf-a', version: '1', where: 'page /a', kind: 'load', message: 'no answer' }

it('a smoke finds the fault that the shell reports, with what it shows instead', () => {
  expect(readReport(JSON.stringify(fault))).toBe('mf-a 1, page /a: load: no answer')
  expect(readReport(JSON.stringify({ ...fault, instead: '0' }))).toMatch(/, shown instead: 0$/)
  expect(readReport('{')).toBe('a report that cannot be read')
})

it('a smoke finds no fault in the events of a visit', () => {
  expect(readReport(JSON.stringify({ visit: 'signed', events: [{ kind: 'load' }] }))).toBeUndefined()
})
