export { addBannerPicture, isServedPicture } from './add-banner-picture'
export {
  type FareOnDate,
  findFares,
  findFaresByLine,
  findLineOnSale,
  findLinesOnSale,
  findRide,
  findRides,
  findStations,
  getRide,
  hasArea,
  hasLine,
  holdLine,
  toFare,
} from './catalogue.repository'
export { registerCatalogue } from './catalogue.routes'
export { type GuideRow, listGuideRows, type StoredGuides, toGuides } from './guides.repository'
export { nameIn, presentLine } from './line.presenter'
export { pictureUrl, registerPictures } from './pictures.routes'
