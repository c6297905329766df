import { type ComponentType, type MouseEvent, useState } from 'react'
import type { ShownBusiness } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { businessMessages } from '#web/pages/business/messages.ts'
import type { PhotoViewerProps } from '#web/pages/business/photo-viewer.tsx'
import { photoSource } from '#web/ui/picture/photo-source.ts'
import { Picture } from '#web/ui/picture/picture.tsx'

/** Photos on the page itself; the others are in the viewer. */
const SHOWN = 3

interface OpenViewer {
  readonly Viewer: ComponentType<PhotoViewerProps>
  readonly first: number
}

/** The photos from our own site, large in a dialog; without any the drawing of the category. */
export function PhotoSection({ business }: { business: ShownBusiness }) {
  const { language, formats } = usePage()
  const messages = businessMessages(language)
  const [open, setOpen] = useState<OpenViewer | null>(null)
  const { photoTexts: texts = [] } = business
  const sources = business.photos.flatMap(url => photoSource(url) ?? [])
  if (sources.length === 0) {
    return (
      <div className="biz-drawing">
        <Picture photo={null} drawing={business.drawing} />
      </div>
    )
  }
  const show = (first: number) => async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { PhotoViewer } = await loadCode(() => import('#web/pages/business/photo-viewer.tsx'))
      setOpen({ Viewer: PhotoViewer, first })
    } catch {
      // Without the viewer the photo itself is there still.
      location.assign(sources[first]?.large ?? location.href)
    }
  }
  const shown = sources.slice(0, SHOWN)
  return (
    <section className="sec" aria-labelledby="fotos">
      <h2 className="vh" id="fotos">
        {messages.photos}
      </h2>
      <div className={`gallery g${shown.length}`}>
        {shown.map((source, index) => (
          <a key={source.large} className="pic photo" href={source.large} onClick={show(index)}>
            {source.blur && <img className="blur" src={source.blur} alt="" />}
            <img
              loading={index === 0 ? 'eager' : 'lazy'}
              sizes={source.widths && sizesOf(index, shown.length)}
              srcSet={source.widths}
              src={source.large}
              alt={texts[index] ?? messages.photo(index + 1, sources.length, business.name)}
              width="800"
              height="600"
            />
          </a>
        ))}
        {sources.length > SHOWN && (
          <button type="button" className="more btn needs-script" onClick={show(0)}>
            {messages.allPhotos(formats.counted(sources.length))}
          </button>
        )}
      </div>
      {open !== null && (
        <open.Viewer
          sources={sources}
          texts={texts}
          name={business.name}
          first={open.first}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

/** The width of a gallery photo by styles/pages/business.css: alone, one of two, the large or a small one of three. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return '(min-width: 64rem) 44rem, 100vw'
  if (count === 2) return '(min-width: 64rem) 22rem, 50vw'
  return index === 0 ? '(min-width: 64rem) 30rem, 67vw' : '(min-width: 64rem) 15rem, 33vw'
}
