export { listExportedMail } from './list-exported-mail'
export { queryExports, readExportPart } from './read-exports'
export { startExport } from './start-export'
export { type ReadList, writeListExports } from './write-list-exports'
