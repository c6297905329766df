import type { Direction } from '#domain/place/distance.ts'
import type { Alternative } from '#domain/search/search.ts'
import type { Count } from '#messages/count.ts'

type Kind = Alternative['kind']

/** ', im Umkreis von 10 km' */
const within = (radius: string) => (radius === '' ? '' : `, im Umkreis von ${radius} km`)

/** The searches that are offered where nothing is found, in German. */
export const messages = {
  none: 'Keine Unternehmen gefunden',
  unknownPlace: (place: string) => `Den Ort „${place}“ kennen wir nicht`,
  unknownPlaceText: 'Stimmt die Schreibweise? Sie können auch die Postleitzahl eingeben.',
  /**
   * @param where as whereText of the search page says it
   * @param isFiltered whether more was asked for than words and place
   */
  noneText: (query: string, where: string, isFiltered: boolean) =>
    query === ''
      ? `Mit diesen Filtern haben wir${where} nichts gefunden.`
      : `Für „${query}“ haben wir${where}${isFiltered ? ' mit diesen Filtern' : ''} nichts gefunden.`,
  noneOpen: (where: string) =>
    `Soweit wir die Öffnungszeiten kennen, hat${where} zu dieser Zeit nichts Passendes geöffnet.`,
  /**
   * Above the results of the nearest search.
   * @param subject what differs: a word, a time, the name of a category
   * @param at distance and town of the first result; '' where neither is known
   */
  nearest: {
    'wider-radius': (_subject: string, at: string) => `Nächster Treffer: ${at}`,
    'whole-city': (_subject: string, at: string) => `Nächster Treffer: ${at}`,
    'without-place': (_subject: string, at: string) => `Nächster Treffer: ${at}`,
    'without-word': (subject: string, _at: string) => `Treffer ohne „${subject}“`,
    'related-category': (subject: string, _at: string) => `Verwandt: ${subject}`,
    'without-time': (subject: string, _at: string) => `Treffer ohne „${subject}“`,
    'without-filters': (_subject: string, _at: string) => 'Treffer ohne Filter',
  } satisfies Record<Kind, unknown> as Record<Kind, (subject: string, at: string) => string>,
  /** How far and where something lies. */
  towards: {
    n: (distance: string) => `${distance} nördlich`,
    ne: (distance: string) => `${distance} nordöstlich`,
    e: (distance: string) => `${distance} östlich`,
    se: (distance: string) => `${distance} südöstlich`,
    s: (distance: string) => `${distance} südlich`,
    sw: (distance: string) => `${distance} südwestlich`,
    w: (distance: string) => `${distance} westlich`,
    nw: (distance: string) => `${distance} nordwestlich`,
  } satisfies Record<Direction, unknown> as Record<Direction, (distance: string) => string>,
  /** The town of the nearest result behind its distance; '' stays ''. */
  inTown: (town: string) => `in ${town}`,
  /** Above those who have the words of a search for a trade without being of it. */
  further: (count: Count) =>
    count.plural({
      one: `${count} weiterer Treffer mit diesen Wörtern`,
      other: `${count} weitere Treffer mit diesen Wörtern`,
    }),
  furtherText: 'Nicht aus der gesuchten Branche: Die Wörter stehen in Name, Angebot oder Text.',
  /** Beside a business that closed: its trade around its town. */
  nearby: (category: string) => `${category} in der Nähe`,
  /** Before other places of the name that was typed. */
  otherPlaces: 'Mehrere Orte heißen so. Treffer gibt es auch in:',
  /** Before other trades that help with what was searched for. */
  helping: 'Auch hilfreich:',
  allOfThem: (count: Count) => `Alle ${count} zeigen`,
  /** For 'in meiner Nähe' without a position. */
  asksPosition: 'Ohne Ihren Standort zeigen wir Treffer aus ganz Deutschland.',
  usePosition: 'Standort verwenden',
  /**
   * The ways there, each with its number of results behind it.
   * @param radius kilometres around the place that are needed too; '' where none are
   */
  alternatives: {
    'wider-radius': (subject: string, _radius: string) => `Umkreis ${subject} km`,
    'whole-city': (subject: string, _radius: string) => `In ganz ${subject}`,
    'without-word': (subject: string, radius: string) => `Ohne „${subject}“ suchen${within(radius)}`,
    'without-place': (_subject: string, _radius: string) => 'In ganz Deutschland',
    'related-category': (subject: string, _radius: string) => `Kategorie ${subject}`,
    'without-time': (subject: string, radius: string) => `Ohne „${subject}“${within(radius)}`,
    'without-filters': (_subject: string, radius: string) => `Ohne Filter${within(radius)}`,
  } satisfies Record<Kind, unknown> as Record<Kind, (subject: string, radius: string) => string>,
}

export type OtherSearchesMessages = typeof messages
