export {
  type CatalogueEdit,
  EDITED_TABLES,
  forgetCatalogueEdits,
  listCatalogueEdits,
} from './catalogue-edits.repository'
export { registerOfficeCatalogue } from './register-office-catalogue'
