import customer from './people/customer.json' with { type: 'json' }
import needsCustomer from './people/needs-customer.json' with { type: 'json' }
import needsNight from './people/needs-night.json' with { type: 'json' }
import needsParent from './people/needs-parent.json' with { type: 'json' }
import needsPatient from './people/needs-patient.json' with { type: 'json' }
import needsTourist from './people/needs-tourist.json' with { type: 'json' }
import night from './people/night.json' with { type: 'json' }
import parent from './people/parent.json' with { type: 'json' }
import patient from './people/patient.json' with { type: 'json' }
import tourist from './people/tourist.json' with { type: 'json' }

/**
 * What a person would type, written down by somebody who had seen neither the search nor its trades. The trades are
 * translated from `right` or `helps` alone: they do not change because of what a search answers.
 */
export interface PeopleQuery {
  readonly text: string
  /** What stands in the second box. */
  readonly place?: string
  /** Latitude and longitude (WGS 84) of a person who asks by position. */
  readonly position?: readonly number[]
  readonly order?: string
  /** The last word is still being typed. */
  readonly typing?: boolean
  /** When it is asked, in German local time: '2026-11-29T20:30'; missing: NOW of judge.ts. */
  readonly at?: string
  /** When it should be open, in German local time. */
  readonly openAt?: string
  /** A postal code of the place that is meant; a need has none. */
  readonly town?: string
  /** So near to the town's postal code, or to the position, counts as the place; missing: anywhere in the town. */
  readonly withinKm?: number
  /** Slugs of the trades that are right; '*museum' are all whose slug ends so. None: the table has no such trade. */
  readonly trades: readonly string[]
  /** Slugs of trades that must not be among the first five. */
  readonly never?: readonly string[]
}

/** 200 searches for a trade or a business, by the point of view of who wrote them. */
export const QUERIES_OF_PEOPLE: Readonly<Record<string, readonly PeopleQuery[]>> = {
  patient: patient,
  night: night,
  customer: customer,
  parent: parent,
  tourist: tourist,
}

/** 150 needs of people who do not name a trade. */
export const NEEDS_OF_PEOPLE: Readonly<Record<string, readonly PeopleQuery[]>> = {
  patient: needsPatient,
  night: needsNight,
  customer: needsCustomer,
  parent: needsParent,
  tourist: needsTourist,
}
