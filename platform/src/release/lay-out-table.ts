/** Columns of equal width, two spaces between them; columns in which nothing stands are left out. */
export const layOutTable = (rows: readonly (readonly string[])[]): string[] => {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .filter((_, at) => widths[at])
      .join('  ')
      .trimEnd(),
  )
}
