import { type ComponentType, type MouseEvent, useState } from 'react'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { failureText } from '#web/api/failure.ts'
import type { ShownBusiness } from '#web/cards/summarize.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { PhotoViewerProps } from '#web/pages/business/photo-viewer.tsx'
import { Drawing } from '#web/ui/picture/drawing.tsx'
import { type PhotoSource, photoSource } from '#web/ui/picture/photo-source.ts'
import { usePhotoFault } from '#web/ui/picture/use-photo-fault.ts'

/** Photos on the page itself; the others are in the viewer. */
const SHOWN = 3

interface OpenViewer {
  readonly Viewer: ComponentType<PhotoViewerProps>
  readonly first: number
}

/** The photos of a business that this site may show. */
export function photosOf({ photos }: Pick<ShownBusiness, 'photos'>): readonly PhotoSource[] {
  return photos.flatMap(url => photoSource(url) ?? [])
}

/** The photos from our own site with their number, large in a dialog; without any the drawing of the category. */
export function PhotoSection({ business }: { business: ShownBusiness }) {
  const { language, formats, messages: site } = usePage()
  const messages = inLanguage(businessMessages, language)
  const [failure, setFailure] = useState('')
  const [open, setOpen] = useState<OpenViewer | null>(null)
  const { name, drawing, photoTexts: texts = [] } = business
  const sources = photosOf(business)
  if (sources.length === 0) {
    return (
      <div className="biz-photos">
        <div className="pic">
          <Drawing name={drawing} />
        </div>
      </div>
    )
  }
  const show = (first: number) => async (event: MouseEvent) => {
    event.preventDefault()
    setFailure('')
    try {
      const { PhotoViewer } = await loadCode(() => import('#web/pages/business/photo-viewer.tsx'))
      setOpen({ Viewer: PhotoViewer, first })
    } catch (error) {
      // Without the viewer the photo itself is there still, but not without a network.
      if (navigator.onLine) location.assign(sources[first]?.large ?? location.href)
      else setFailure(failureText(error, site))
    }
  }
  const textOf = (index: number) => texts[index] ?? messages.photo(index + 1, sources.length, name)
  const shown = sources.slice(0, SHOWN)
  const count = messages.photoCount(formats.counted(sources.length))
  return (
    <section className="biz-photos" aria-labelledby="fotos">
      <h2 className="vh" id="fotos">
        {messages.photos}
      </h2>
      <div className={`gallery g${shown.length}`}>
        {shown.map((source, index) => (
          <GalleryPhoto
            key={source.large}
            source={source}
            sizes={sizesOf(index, shown.length)}
            isFirst={index === 0}
            text={textOf(index)}
            drawing={drawing}
            onOpen={show(index)}
          />
        ))}
        {sources.length > 1 && (
          <button type="button" className="photo-count btn needs-script" onClick={show(0)}>
            {count}
          </button>
        )}
      </div>
      {/* The browser's bundle is spared what it would never show. */}
      <noscript>
        {import.meta.env.SSR && sources.length > 1 && (
          <details>
            <summary>{count}</summary>
            <ul>
              {sources.map(({ large }, index) => (
                <li key={large}>
                  <a href={large}>{textOf(index)}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </noscript>
      <output className="small">{failure}</output>
      {open !== null && (
        <open.Viewer
          sources={sources}
          texts={texts}
          name={name}
          drawing={drawing}
          first={open.first}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

interface GalleryPhotoProps {
  source: PhotoSource
  sizes: string
  isFirst: boolean
  text: string
  drawing: DrawingName
  onOpen: (event: MouseEvent) => void
}

function GalleryPhoto({ source, sizes, isFirst, text, drawing, onOpen }: GalleryPhotoProps) {
  const [isMissing, watch] = usePhotoFault()
  if (isMissing) {
    return (
      <div className="pic">
        <Drawing name={drawing} />
      </div>
    )
  }
  return (
    <a className="pic photo" href={source.large} onClick={onOpen}>
      {source.blur && <img className="blur" src={source.blur} alt="" />}
      <img
        {...watch}
        loading={isFirst ? 'eager' : 'lazy'}
        sizes={source.widths && sizes}
        srcSet={source.widths}
        src={source.large}
        alt={text}
        width="800"
        height="600"
      />
    </a>
  )
}

/** The width of a gallery photo by styles/pages/business.css: alone, one of two, the large or a small one of three. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return '(min-width: 64rem) 29rem, (min-width: 44rem) 50vw, 100vw'
  if (count === 2) return '(min-width: 64rem) 29rem, 50vw'
  return index === 0 ? '(min-width: 64rem) 39rem, 67vw' : '(min-width: 64rem) 20rem, 33vw'
}
