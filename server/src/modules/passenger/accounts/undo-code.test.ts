import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNDO_JOIN_MS } from '@shuttle/domain'
import { readUndoCode, toUndoCode } from './undo-code'

const HOUR_MS = 3_600_000
const GUIDE = readFileSync(join(__dirname, '../../../../../docs/operate/settings.md'), 'utf8')

it('a link that undoes a joining is valid by the older secret, and not without it', () => {
  const code = toUndoCode(['old'], 'join')
  expect(readUndoCode(['new', 'old'], code)).toBe('join')
  expect(readUndoCode(['new'], code)).toBeUndefined()
})

it.each([
  ['of the secret for codes', /`CODE_SECRET` after (\d+) hours/],
  ['of the one secret of before', /after (\d+) hours take the old one and `SESSION_SECRET` away/],
])('the old secret stays configured as long as a link to undo is valid: the step %s', (_what, hours) => {
  expect(Number(hours.exec(GUIDE)?.[1]) * HOUR_MS).toBeGreaterThanOrEqual(UNDO_JOIN_MS)
})
