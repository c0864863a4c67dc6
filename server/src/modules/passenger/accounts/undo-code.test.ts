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

it('the guide removes an old secret for codes no earlier than a link to undo ends', () => {
  const [, hours] = /`CODE_SECRET` after (\d+) hours/.exec(GUIDE) ?? []
  expect(Number(hours) * HOUR_MS).toBeGreaterThanOrEqual(UNDO_JOIN_MS)
})
