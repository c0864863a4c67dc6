import { toReportLine } from './report-line'

it.each([
  ['{"remote":"mf-a","path":"/a","where":"query x","message":"failed"}', 'mf-a on /a, query x: failed'],
  ['{"csp-report":{"blocked-uri":"x"}}', 'the browser reports {"csp-report":{"blocked-uri":"x"}}'],
  ['no JSON', 'the browser reports no JSON'],
  ['{"visit":"v","events":[]}', undefined],
])('the terminal shows faults and reports of the browser, and no counts of a visit: %s', (report, line) =>
  expect(toReportLine(report)).toBe(line),
)
