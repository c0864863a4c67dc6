import type { CDPSession } from '@playwright/test'

/** Of a heap snapshot, machine code and its feedback, and what the browser itself stores. */
const NOT_OF_SCRIPTS = ['code', 'native', 'synthetic']

interface HeapSnapshot {
  snapshot: { meta: { node_fields: readonly string[]; node_types: readonly [readonly string[]] } }
  /** All nodes in one list: the fields of each, one after another. */
  nodes: readonly number[]
}

/** Bytes of a tab's objects, closures and texts after its garbage was collected, without machine code. */
export const readObjectBytes = async (tab: CDPSession): Promise<number> => {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  tab.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await tab.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  tab.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_OF_SCRIPTS.includes(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}
