import { messages as rankingMessages } from '#translated/pages/ranking.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The rings around a place. */
export function NearPart({ bandsMetres }: { bandsMetres: readonly number[] }) {
  const { formats, messages } = usePage()
  const texts = useMessages(rankingMessages)
  const kilometres = bandsMetres.map(metres => formats.count(metres / 1_000))
  const rings = new Intl.ListFormat(messages.locale).format(kilometres)
  return (
    <>
      <Rings count={bandsMetres.length} />
      <p>{texts.nearText(`${rings} km`)}</p>
      <p>{texts.nearCity}</p>
    </>
  )
}

/** Half the side of the drawing. */
const MIDDLE = 80
/** Of the smallest ring; the others follow in equal steps. */
const SMALLEST = 12

/** As many rings as there are, evenly spaced: their true sizes would hide the inner ones. */
function Rings({ count }: { count: number }) {
  const step = (MIDDLE - 2 - SMALLEST) / Math.max(1, count - 1)
  const radii = Array.from({ length: count }, (_, ring) => SMALLEST + ring * step)
  return (
    <svg className="rings" viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`} aria-hidden="true">
      {radii.map(radius => (
        <circle key={radius} cx={MIDDLE} cy={MIDDLE} r={radius} />
      ))}
      <circle className="spot-dot" cx={MIDDLE} cy={MIDDLE} r="4" />
    </svg>
  )
}
