import {
  type ListFile,
  queryLedgerExportsCall,
  queryOrderExportsCall,
  readLedgerExportCall,
  readOrderExportCall,
} from '@shuttle/wire/staff'
import { EXPORT_TIMEOUT_MS } from './csv-file'
import { staffCall } from './staff-call'

/** Calls about the files of each list that can be exported to a file. */
export const LIST_CALLS = {
  orders: { query: queryOrderExportsCall, read: readOrderExportCall },
  ledger: { query: queryLedgerExportsCall, read: readLedgerExportCall },
}
export type ListName = keyof typeof LIST_CALLS

/** The whole text of a finished file. Throws `ApiError`. */
export const readListFile = async (kind: ListName, { id, parts }: ListFile): Promise<string> => {
  const texts: string[] = []
  for (let part = 0; part < parts; part += 1) {
    const { csv } = await staffCall(LIST_CALLS[kind].read, { id, part }, { timeoutMs: EXPORT_TIMEOUT_MS })
    texts.push(csv)
  }
  return texts.join('')
}
