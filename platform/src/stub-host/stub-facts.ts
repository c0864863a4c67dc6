import type { RemoteManifest } from '@shuttle/contracts'

/** What both documents of the stub host are told by the server, inlined as `<script type="application/json" id="facts">`. */
export interface StubFacts {
  manifest: RemoteManifest
  version: string
  container: string
  /** Address of the container. */
  entry: string
  /** Origin of the site that answers calls. */
  site?: string
}

export const readFacts = (): StubFacts =>
  JSON.parse(document.getElementById('facts')?.textContent ?? 'null') as StubFacts
