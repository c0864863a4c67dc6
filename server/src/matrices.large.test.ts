import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedSources } from '@shuttle/platform/source-files'
import { beLarge } from './testing/in-large'

const ROOT = join(__dirname, '../..')
/** How a suite takes a part of a matrix, or a number that is larger here. */
const PARTS = /\b(?:inLarge|byTurns|nextLanguages)\(|\bEACH_KIND\b/
const suites = trackedSources(ROOT).filter(
  (file) => /^server\/.*(?<!large)\.test\.ts$/.test(file) && PARTS.test(readFileSync(join(ROOT, file), 'utf8')),
)

beLarge()
describe.each(suites)('the whole matrices of %s', (file) => {
  require(join(ROOT, file))
})
