import type { InRegionMessages } from '#messages/de/in-region.ts'

/** Where in Germany something is, in Turkish: the name alone, without an ending, before what is there. */
export const messages: InRegionMessages = {
  inRegion: name => name,
}
