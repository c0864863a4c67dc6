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
