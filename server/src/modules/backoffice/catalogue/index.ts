export {
  type CatalogueEdit,
  EDITED_TABLES,
  forgetCatalogueEdits,
  listCatalogueEdits,
} from './catalogue-edits.repository'
export { presentCatalogueLine } from './prices.presenter'
export { registerBackofficeCatalogue } from './register-backoffice-catalogue'
