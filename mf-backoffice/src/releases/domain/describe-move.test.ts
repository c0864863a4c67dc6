import { historyEntry } from '../../testing/releases'
import { describeMove } from './describe-move'

const trial = { version: '2.1.0', stage: '5' as const }

it.each([
  [historyEntry({ action: 'publish', trial }), 'trial', '2.1.0'],
  [historyEntry({ action: 'promote' }), 'live', '2.0.0'],
  [historyEntry({ action: 'rollback' }), 'rollback', '2.0.0'],
  [historyEntry({ action: 'withdraw', withdrawn: ['1.8.0', '1.9.0'] }), 'withdraw', '1.8.0, 1.9.0'],
  [historyEntry({ action: 'disable', live: undefined }), 'disable', ''],
])('a move of the history is named by its outcome: %#', (entry, sentence, version) =>
  expect(describeMove(entry)).toEqual({ sentence, version }),
)
