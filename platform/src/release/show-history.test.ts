import type { HistoryEntry } from '@shuttle/releases'
import { showHistory } from './show-history'

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  app: 'mf-a',
  revision: 1,
  action: 'publish',
  live: '1.0',
  canary: null,
  by: 'mf-a:12345678',
  note: '',
  at: Date.UTC(2026, 10, 21, 3),
  ...change,
})

it('says when there is none', () => {
  expect(showHistory([])).toEqual(['Nothing was moved yet.'])
})

it('tells who moved what, when and why, and what it led to', () => {
  const tried = entry({ canary: { version: '2.0', stage: 'staff' } })
  expect(showHistory([entry({ action: 'rollback', by: 'operator:87654321', note: 'blank page' }), tried])).toEqual([
    'when                  app   move      after it                by                 why',
    '2026-11-21 03:00 UTC  mf-a  rollback  live 1.0                operator:87654321  blank page',
    '2026-11-21 03:00 UTC  mf-a  publish   live 1.0, 2.0 to staff  mf-a:12345678',
  ])
})
