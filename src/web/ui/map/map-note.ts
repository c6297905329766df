/** The name of the note (routing/reload-note.ts) that the visitor asked for the map on the page before. */
export const MAP_NOTE = 'map'
