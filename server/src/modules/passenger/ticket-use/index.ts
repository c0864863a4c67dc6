export {
  collectByPickupCode,
  collectOrder,
  enterCheck,
  lockOrderOfPickupCode,
  lockOrderOfTicket,
  recordCheck,
  recordCollection,
} from './use-tickets'
