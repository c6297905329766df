/** What stands in place of lists while no business is in the directory, in German. */
export const messages = {
  title: 'Noch ist niemand eingetragen',
  text: 'Tragen Sie den ersten Betrieb ein. Das kostet nichts und dauert wenige Minuten.',
}

export type EmptyDirectoryMessages = typeof messages
