/** `testing` is the same everywhere: what the tests of a package share. */
const SHARED_FOLDERS = new Set(['src', 'testing'])

/** Folders of a package that a newcomer meets first: its own, those of `src`, and the subjects in `src/modules`. */
const getFolders = (folder: string, files: readonly string[]): string[] => {
  const folderName = new RegExp(`^${folder}/(?:src/(?:modules/)?)?([^/]+)/`)
  const names = files.flatMap((file) => folderName.exec(file)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !SHARED_FOLDERS.has(name))
}

/** Rooms of a package that its README does not name as code, alone or in a path. `files` are tracked paths from the root. */
export const findUnnamedFolders = (folder: string, files: readonly string[], readme: string): string[] =>
  getFolders(folder, files).filter((name) => !new RegExp(`\`([^\`\\s]*/)?${name}(/[^\`\\s]*)?\``).test(readme))
