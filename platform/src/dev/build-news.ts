/** Build news that the server sends to the page, as events of one stream. `hash` names a build of an app. */
export type BuildNews =
  | { kind: 'built'; app: string; hash: string }
  | { kind: 'failed'; app: string; errors: readonly string[] }
  | { kind: 'texts'; app: string; texts: Readonly<Record<string, unknown>> }
  | { kind: 'reload'; why: string }
