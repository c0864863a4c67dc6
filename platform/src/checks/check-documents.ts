import { posix } from 'node:path'

/** `testing` has the same meaning everywhere: shared helpers of a package's tests. */
const SHARED_FOLDERS = new Set(['src', 'testing'])

/** Folders of a package that a newcomer sees first: its own, those of `src`, and the modules in `src/modules`. */
const getFolders = (folder: string, files: readonly string[]): string[] => {
  const folderName = new RegExp(`^${folder}/(?:src/(?:modules/[^/]+/)?)?([^/]+)/`)
  const names = files.flatMap((file) => folderName.exec(file)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !SHARED_FOLDERS.has(name))
}

/**
 * Folders of a package that its README does not name as code, alone or in a path. `files` are tracked paths from the
 * root.
 */
export const findUnnamedFolders = (folder: string, files: readonly string[], readme: string): string[] =>
  getFolders(folder, files).filter((name) => !new RegExp(`\`([^\`\\s]*/)?${name}(/[^\`\\s]*)?\``).test(readme))

/** Matches a command that is wrapped over two lines, like prose. */
const COMMAND = /npx\s+jest\s+([^`]+)`/g

/**
 * Commands of a document that would not run the tests they promise. The folder has to come first, because
 * `--selectProjects` takes every following argument as a project; `tests` are all test files, from the root.
 */
export const findJestCommandFaults = (document: string, markdown: string, tests: readonly string[]): string[] =>
  [...markdown.matchAll(COMMAND)].flatMap(([, commandLine = '']) => {
    const command = commandLine.split(/\s+/).join(' ')
    const [folder = ''] = command.split(' ')
    if (folder.startsWith('-')) return [`${document}: the folder does not come first in "npx jest ${command}"`]
    return tests.some((test) => test.startsWith(folder)) ? [] : [`${document}: ${folder} has no test`]
  })

const OLD_REFERENCE = /\bdecisions? (?:record )?["\d]|\bdecision record \d|\[0*\d+\]\((?:[./]|\w)*00\d\d-/i

/** Lines that refer to a decision or a rule in another form than `ADR-63` or `D9.14`. */
export const findOldReferences = (file: string, content: string): string[] =>
  content
    .split('\n')
    .flatMap((line, index) =>
      OLD_REFERENCE.test(line) ? [`${file}:${index + 1}: write ADR-<number> or the id of the rule`] : [],
    )

const RECORD = /^docs\/decisions\/(\d{4})-[a-z\d-]+\.md$/

/**
 * Decision records whose title does not name them, or that the index does not list by their title. `records` are pairs
 * of path and text.
 */
export const findRecordFaults = (
  index: string,
  records: readonly (readonly [file: string, text: string])[],
): string[] =>
  records.flatMap(([file, text]) => {
    const [, digits] = RECORD.exec(file) ?? []
    if (digits === undefined) return []
    const name = `ADR-${Number(digits)}`
    const [title = ''] = text.split('\n')
    if (!title.startsWith(`# ${name}: `)) return [`${file}: the title does not begin with "# ${name}: "`]
    const row = `| [${name}](${file.replace(/^.*\//, '')}) | ${title.slice(`# ${name}: `.length)} |`
    return index.split('\n').includes(row) ? [] : [`docs/decisions/README.md lacks the line: ${row}`]
  })

const LONGEST_LINE = 400
const LONGEST_CELL = 300

/** Lines and cells of a document that are too long. Fenced blocks are ignored. */
export const findLongLines = (document: string, markdown: string): string[] => {
  let isFenced = false
  return markdown.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isFenced = !isFenced
    if (isFenced) return []
    const at = `${document}:${index + 1}`
    if (line.length > LONGEST_LINE) return [`${at}: ${line.length} characters, ${LONGEST_LINE} at most`]
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim().length) : []
    const longest = Math.max(0, ...cells)
    return longest > LONGEST_CELL ? [`${at}: a cell of ${longest} characters, ${LONGEST_CELL} at most`] : []
  })
}

const LONGEST_VERSION = 60

/**
 * Versions of the change log that are longer than a page. The unreleased part is condensed when its version is
 * released.
 */
export const findLongVersions = (changelog: string): string[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((version) => {
      const [title = ''] = version.split('\n')
      const count = version.trimEnd().split('\n').length
      if (title === 'Unreleased' || count <= LONGEST_VERSION) return []
      return [`CHANGELOG.md: ${title} has ${count} lines, ${LONGEST_VERSION} at most`]
    })

const LINK = /\]\(([^()\s]+)\)/g
const CODE = /`[^`]*`/g

/** A heading's anchor, as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const getAnchors = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => {
    const [, heading] = /^#+ (.*)$/.exec(line) ?? []
    return heading === undefined ? [] : [toAnchor(heading)]
  })

/** Relative links of a document whose file or heading is missing. `read` returns undefined for a missing file. */
export const findDeadLinks = (
  document: string,
  markdown: string,
  read: (path: string) => string | undefined,
): string[] =>
  [...markdown.replace(CODE, '').matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? document : posix.join(posix.dirname(document), path)
    const text = path === '' ? markdown : read(file)
    if (text === undefined) return [`${document}: ${target} does not exist`]
    if (anchor === undefined || getAnchors(text).includes(anchor)) return []
    return [`${document}: ${target} has no such heading`]
  })

const SOURCE_NAME = /`[\w./-]*?([\w-][\w.-]*\.(?:tsx?|mjs|cjs))`/g

/** Source files that a document names and that no longer exist; patterns such as `check-....ts` are no names. */
export const findMissingFiles = (document: string, markdown: string, files: readonly string[]): string[] => {
  const names = new Set(files.map((file) => posix.basename(file)))
  return [...markdown.matchAll(SOURCE_NAME)].flatMap(([, name = '']) =>
    names.has(name) || name.includes('..') ? [] : [`${document}: there is no ${name}`],
  )
}
