import { findImportViolations } from './find-import-violations'
import { IMPORT_RULES } from './import-rules'
import { trackedSources } from './source-files'

const root = process.cwd()
const { modulesSeen, violations } = findImportViolations(root)
const expected = trackedSources(root).length
const reasons = new Map(IMPORT_RULES.map(({ name, comment }) => [name, comment]))

for (const { rule, from, to } of violations) console.log(`${from} -> ${to}\n  ${rule}: ${reasons.get(rule)}`)
console.log(`imports: ${modulesSeen} modules seen, ${expected} source files tracked, ${violations.length} violations`)
if (modulesSeen < expected) console.log('fewer modules than source files: something was not looked at')
process.exitCode = violations.length > 0 || modulesSeen < expected ? 1 : 0
