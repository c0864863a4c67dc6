import pg from 'pg'

/** Runs SQL statements, such as `create database`, over a connection of their own; rejects with PostgreSQL's error. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
