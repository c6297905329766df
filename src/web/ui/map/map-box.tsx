import { type ComponentType, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ownTileDepth, tileHost } from '#domain/settings/tile-source.ts'
import { messages as mapMessages } from '#translated/ui/map.ts'
import { useSlow } from '#web/api/use-read.ts'
import { loadCode, loadEventually, reloadOnce } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { MAP_NOTE, type MapLeft, type MapNote } from '#web/routing/map-note.ts'
import { saveNote, takeNote } from '#web/routing/reload-note.ts'
import { routes } from '#web/routing/routes.ts'
import type { MapPlace, MapRings } from '#web/ui/map/map-place.ts'
import type { MapViewProps } from '#web/ui/map/map-view.tsx'

interface MapBoxProps {
  /** What the map shows, for those who do not see it. */
  label: string
  places: readonly MapPlace[]
  rings?: MapRings | null
  /** Beside a more important button of the view. */
  isAside?: boolean
  /** Stands where the map will be. */
  children: ReactElement
}

type Step =
  | 'plot'
  | 'loading'
  | 'failed'
  | (Pick<MapViewProps, 'own' | 'left'> & { readonly View: ComponentType<MapViewProps> })

/** A plot of our own, replaced by a real map after one click; before it no third party is asked for anything. */
export function MapBox({ label, places, rings = null, isAside = false, children }: MapBoxProps) {
  const { site, messages, language } = usePage()
  const texts = inLanguage(mapMessages, language)
  const [step, setStep] = useState<Step>('plot')
  const button = useRef<HTMLButtonElement>(null)
  const isClosed = useRef(false)
  const depth = site.tiles === null ? undefined : ownTileDepth(site.tiles.url)
  const host = site.tiles === null ? '' : tileHost(site.tiles.url)
  const isAllowed = useCallback(() => host === '' || isMapAllowed(), [host])
  const isSlow = useSlow(step === 'loading')
  /** What was pressed last: an earlier press must not open the map that was closed meanwhile. */
  const press = useRef(0)
  const load = useCallback(
    async (left: MapLeft | null) => {
      press.current += 1
      const pressed = press.current
      const isWanted = () => press.current === pressed
      setStep('loading')
      let failures = 0
      const onFailure = () => {
        if (!isWanted()) return
        setStep('failed')
        failures += 1
        // The first attempt may have met a gap in the line.
        if (failures > 1) void reloadOnce(MAP_NOTE)
      }
      const [{ MapView }, own] = await loadEventually(
        () =>
          Promise.all([
            loadCode(() => import('#web/ui/map/map-view.tsx')),
            depth === undefined ? undefined : loadCode(() => import('#web/ui/map/own-tiles.ts')),
          ]),
        onFailure,
      )
      if (!isWanted()) return
      setStep({ View: MapView, own: own && { Tiles: own.OwnTiles, depth: depth ?? 0, language }, left })
    },
    [depth, language],
  )
  useEffect(() => {
    const note = takeNote(MAP_NOTE) as MapNote | undefined
    if (note === undefined || note === 'plot') return
    if (isAllowed()) void load(note === true ? null : note)
    else if (note === true) setStep('failed')
  }, [load, isAllowed])
  useEffect(() => {
    if (step === 'plot' && isClosed.current) button.current?.focus()
    isClosed.current = false
  }, [step])
  if (site.tiles === null || places.length === 0) return children
  if (typeof step === 'object') {
    const close = () => {
      isClosed.current = true
      setStep('plot')
    }
    return (
      <step.View
        label={label}
        places={places}
        rings={rings}
        tiles={site.tiles}
        own={step.own}
        left={step.left}
        onClose={close}
      />
    )
  }
  return (
    <>
      {children}
      <div className="plan-ask needs-script">
        <button
          type="button"
          className={isAside ? 'btn ic ic-map' : 'btn go ic ic-map'}
          ref={button}
          onClick={() => (isAllowed() ? void load(null) : reloadWithMap())}
        >
          {texts.load}
        </button>
        {host !== '' && (
          <p>
            <span>{texts.consent(host)}</span>{' '}
            <Link href={routes.privacy.href()}>{messages.frame.nav.privacy}</Link>
          </p>
        )}
        <output className={step === 'failed' ? 'plan-failed' : ''}>
          {step === 'failed'
            ? texts.failed
            : step === 'loading' && (isSlow ? messages.reading.slow : texts.loading)}
        </output>
      </div>
    </>
  )
}

/** Whether this document's content security policy lets the pictures of a map in (server/rendering/pages.ts). */
function isMapAllowed(): boolean {
  return document.getElementById('root')?.dataset.map !== undefined
}

/**
 * Loads this page again, as a document whose policy allows the map: a document keeps the policy of the page it began
 * with, which may have had no map.
 */
function reloadWithMap(): void {
  saveNote(MAP_NOTE)
  location.reload()
}
