import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AcceptedFinding, type AuditCall, evaluateAdvisories, parseAccepted } from './evaluate-advisories'

const GHSA = 'GHSA-aaaa-bbbb-cccc'
const URL = `https://github.com/advisories/${GHSA}`
const finding = (severity: string, name = 'a-library') => ({
  ...{ source: 1, name, dependency: name, title: 'Prototype pollution', url: URL, severity, range: '<2.0.0' },
})
/** Output of `npm audit --json`: a package that depends on a faulty one names it by a string. */
const reportOf = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'a-library': { name: 'a-library', severity, isDirect: false, via: [finding(severity)], effects: ['needs-it'] },
      'needs-it': { name: 'needs-it', severity, isDirect: true, via: ['a-library'], effects: [] },
    },
    metadata: {},
  })
const accept = (change: Partial<AcceptedFinding> = {}): AcceptedFinding => ({
  ...{ package: 'a-library', advisory: GHSA, reason: 'only reached by our own build', until: '2026-12-31' },
  ...change,
})
const TODAY = '2026-11-26'
const evaluate = (printed: string, list: AcceptedFinding[] = [], end: Partial<AuditCall> = {}) =>
  evaluateAdvisories({ stdout: printed, signal: null, ...end }, list, TODAY)

describe('known faults of installed packages', () => {
  it.each(['high', 'critical'])('fails for advisories of severity %s, and names each once', (severity) => {
    const { ok, lines } = evaluate(reportOf(severity))
    expect(ok).toBe(false)
    expect(lines).toEqual([
      `${severity}: a-library, Prototype pollution (${URL})`,
      '1 known faults, 1 high or critical, 0 accepted',
    ])
  })
  it.each(['info', 'low', 'moderate'])('an advisory of severity %s is counted, and does not fail', (severity) => {
    expect(evaluate(reportOf(severity))).toEqual({
      ok: true,
      lines: ['1 known faults, 0 high or critical, 0 accepted'],
    })
  })
  it('passes accepted advisories until their last day', () => {
    expect(evaluate(reportOf('high'), [accept()]).ok).toBe(true)
    expect(evaluate(reportOf('high'), [accept({ until: TODAY })]).ok).toBe(true)
    const over = evaluate(reportOf('high'), [accept({ until: '2026-11-25' })])
    expect([over.ok, over.lines[0]]).toEqual([false, expect.stringContaining('accepted until 2026-11-25 only')])
  })
  it.each([{ package: 'another' }, { advisory: 'GHSA-zzzz-zzzz-zzzz' }])('accepts no finding by %j', (change) => {
    const { ok, lines } = evaluate(reportOf('high'), [accept(change)])
    expect(ok).toBe(false)
    expect(lines.join()).toContain('accepted, but not found')
  })
  it('passes with a note when the registry does not answer', () => {
    const refused = JSON.stringify({
      message: '405 Method Not Allowed',
      statusCode: 405,
      error: { summary: '', detail: '' },
    })
    for (const printed of [refused, '', 'npm error network'])
      expect(evaluate(printed)).toEqual({ ok: true, lines: [expect.stringContaining('not checked')] })
    expect(evaluate(refused).lines[0]).toContain('405 Method Not Allowed')
  })
  it.each([
    ['a weight that nobody knows', reportOf('unheard-of')],
    ['a finding that is a number', reportOf('critical').replace('"via":[{', '"via":[1,{')],
    ['another version', reportOf('critical').replace('"auditReportVersion":2', '"auditReportVersion":3')],
    ['the shape of an earlier npm', JSON.stringify({ message: 'a report', advisories: {} })],
    ['nothing in it', 'null'],
    ['a list', '[]'],
    ['its end cut off', reportOf('critical').slice(0, -20)],
    ['nothing but its beginning', ' {'],
  ])('fails when the report has %s', (_, printed) => {
    expect(evaluate(printed)).toEqual({ ok: false, lines: [expect.stringContaining('cannot be read')] })
  })
  it.each<[string, Partial<AuditCall>]>([
    ['by a signal', { signal: 'SIGTERM' }],
    ['by an error', { error: new Error('spawnSync npm ENOBUFS') }],
  ])('fails when the call was ended %s, whatever it had printed', (_, end) => {
    for (const printed of ['', reportOf('low'), 'npm error network'])
      expect(evaluate(printed, [], end)).toEqual({ ok: false, lines: [expect.stringContaining('npm did not end')] })
  })
  it('passes a registry that was silent until the timeout, and fails a call that had printed something', () => {
    const late = {
      signal: 'SIGTERM',
      error: Object.assign(new Error('spawnSync npm ETIMEDOUT'), { code: 'ETIMEDOUT' }),
    }
    expect(evaluate('', [], late as Partial<AuditCall>).ok).toBe(true)
    expect(evaluate(reportOf('low'), [], late as Partial<AuditCall>).ok).toBe(false)
  })
  it('every accepted advisory of the repository has a reason and a last day', () => {
    expect(() => parseAccepted(readFileSync(join(__dirname, 'accepted.json'), 'utf8'))).not.toThrow()
    expect(() => parseAccepted(JSON.stringify([accept({ reason: 'later' })]))).toThrow()
  })
})
