import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beLarge } from './testing/in-large'

const suites = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.large)\.test\.ts$/.test(file))
  .filter((file) => readFileSync(join(__dirname, file), 'utf8').includes('inLarge('))
  .sort()

beLarge()
describe.each(suites)('the whole matrices of %s', (file) => {
  require(join(__dirname, file))
})
