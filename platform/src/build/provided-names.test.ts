import { existsSync, readFileSync } from 'node:fs'
import type { BuildRecord } from '@shuttle/contracts'
import { SHARED_LIBRARIES } from './shared-libraries'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const SHELL = 'shell/dist/remote.json'

describe('the provided names that a remote is checked against', () => {
  it('the provided names are those of the built shell (if not: npm run provided-names)', () => {
    expect([SHELL, existsSync(SHELL)]).toEqual([SHELL, true])
    const { provides } = read(SHELL) as BuildRecord
    expect(read('platform/src/build/provided-names.json')).toEqual(provides)
  })

  it('every shared library has at least one provided name', () => {
    const names = read('platform/src/build/provided-names.json') as Record<string, string[]>
    expect(Object.keys(names).sort()).toEqual(SHARED_LIBRARIES.map(({ key }) => key).sort())
    expect(Object.entries(names).filter(([, given]) => given.length === 0)).toEqual([])
  })

  it('a library that the shell provides in part has a part of its names', () => {
    const names = read('platform/src/build/provided-names.json') as Record<string, string[]>
    expect(names['react-router-dom']).toContain('useNavigate')
    expect(names['react-router-dom']).not.toContain('useParams')
  })
})
