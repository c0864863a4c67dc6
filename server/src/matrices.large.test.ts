import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedSources } from '@shuttle/platform/source-files'
import { beLarge } from './testing/in-large'

const ROOT = join(__dirname, '../..')
const suites = trackedSources(ROOT).filter(
  (file) =>
    /^server\/.*(?<!large)\.test\.ts$/.test(file) && readFileSync(join(ROOT, file), 'utf8').includes('inLarge('),
)

beLarge()
describe.each(suites)('the whole matrices of %s', (file) => {
  require(join(ROOT, file))
})
