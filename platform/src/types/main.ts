import { resolve } from 'node:path'
import { checkProgram } from './check-program'
import { typePrograms } from './type-programs'

const root = resolve(import.meta.dirname, '../../..')
for (const program of typePrograms(root)) {
  const { ok, text } = await checkProgram(root, program)
  console.log(text)
  if (!ok) process.exitCode = 1
}
