/** `testing` is the same everywhere: what the tests of a package share. */
const SHARED_FOLDERS = new Set(['src', 'testing'])

/** Folders of a package that a newcomer meets first: its own, those of `src`, and the subjects in `src/modules`. */
const getFolders = (folder: string, files: readonly string[]): string[] => {
  const folderName = new RegExp(`^${folder}/(?:src/(?:modules/)?)?([^/]+)/`)
  const names = files.flatMap((file) => folderName.exec(file)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !SHARED_FOLDERS.has(name))
}

/** Folders of a package that its README does not name as code, alone or in a path. `files` are tracked paths from the root. */
export const findUnnamedFolders = (folder: string, files: readonly string[], readme: string): string[] =>
  getFolders(folder, files).filter((name) => !new RegExp(`\`([^\`\\s]*/)?${name}(/[^\`\\s]*)?\``).test(readme))

/** May be broken over two lines, as prose is. */
const COMMAND = /npx\s+jest\s+([^`]+)`/g

/**
 * Commands of a document that would not run the tests they promise. The folder comes first: `--selectProjects` takes every
 * word that follows it for a project, and then everything runs. `tests` are the files of all tests, from the root.
 */
export const findJestCommandFaults = (document: string, markdown: string, tests: readonly string[]): string[] =>
  [...markdown.matchAll(COMMAND)].flatMap(([, words = '']) => {
    const command = words.split(/\s+/).join(' ')
    const [folder = ''] = command.split(' ')
    if (folder.startsWith('-')) return [`${document}: the folder does not come first in "npx jest ${command}"`]
    return tests.some((test) => test.startsWith(folder)) ? [] : [`${document}: ${folder} has no test`]
  })
