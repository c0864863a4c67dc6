import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trackedSources } from '../checks/source-files'
import { collectTexts, findTexts, hasTexts } from './collect-texts'
import { findRepeats } from './find-repeats'

const root = resolve(import.meta.dirname, '../../..')
const isProduct = (file: string): boolean =>
  /^(mf-[^/]+|shared|shell|server)\//.test(file) && !/\.test\.tsx?$|\/(testing|gallery|generated)\//.test(file)

const query = process.argv.slice(2).join(' ')
if (query === '') {
  console.error('npm run texts -- <part of a key or of a sentence>, or -- --repeated')
  process.exit(2)
}
const files = trackedSources(root)
  .filter(isProduct)
  .map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file, content }) => hasTexts(file, content))
const texts = collectTexts(files)
if (query === '--repeated') {
  for (const { text, differing, places } of findRepeats(texts))
    console.log(`${places.length} ${text}  ${differing.join(', ') || 'equal'}\n    ${places.join('  ')}`)
  process.exit()
}
const found = findTexts(texts, query)
for (const { owner, key, sentences } of found) {
  console.log(`${owner}  ${key}`)
  for (const { language, file, line, text } of sentences)
    console.log(`  ${language.padEnd(5)}  ${text}\n         ${file}:${line}`)
}
if (found.length === 0) {
  console.error(
    `no text has "${query}" in its key or in a sentence; stations, lines and announcements are in the database`,
  )
  process.exitCode = 1
}
