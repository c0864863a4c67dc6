/** `testing` is the same everywhere: what the tests of a package share. */
const NO_ROOMS = new Set(['src', 'testing'])

/** Folders of a package that a newcomer meets first: its own, those of `src`, and the subjects in `src/modules`. */
const roomsOf = (folder: string, files: readonly string[]): string[] => {
  const room = new RegExp(`^${folder}/(?:src/(?:modules/)?)?([^/]+)/`)
  const names = files.flatMap((file) => room.exec(file)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !NO_ROOMS.has(name))
}

/** Rooms of a package that its README does not name as code, alone or in a path. `files` are tracked paths from the root. */
export const unnamedRooms = (folder: string, files: readonly string[], readme: string): string[] =>
  roomsOf(folder, files).filter((name) => !new RegExp(`\`([^\`\\s]*/)?${name}(/[^\`\\s]*)?\``).test(readme))
