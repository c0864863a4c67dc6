export { listExportedMail } from './list-exported-mail'
export { queryExports, readExportPart, startExport } from './list-exports.routes'
export { type ReadList, writeListExports } from './write-list-exports'
