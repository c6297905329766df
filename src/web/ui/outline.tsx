import type { ComponentType } from 'react'
import type { Reads } from '#web/api/read.ts'
import { usePage } from '#web/page-context.ts'
import type { PageRequest } from '#web/routing/page.ts'

export interface OutlinedPage<Data, Parts extends Reads> {
  request: PageRequest
  View: ComponentType<{ request: PageRequest; data: Data; parts: Parts }>
  parts: (request: PageRequest, data: Data) => Parts
}

interface OutlineProps<Data, Parts extends Reads> extends OutlinedPage<Data, Parts> {
  /** What the address says, in place of facts that nobody knows yet. */
  data: Data
}

/** A page on its way, drawn by its own view: nothing moves when it comes. Its parts are not read for it. */
export function Outline<Data, Parts extends Reads>({
  request,
  View,
  data,
  parts: partsOf,
}: OutlineProps<Data, Parts>) {
  const { reading } = usePage().messages
  const parts = Object.entries(partsOf(request, data))
  const waiting: Reads = Object.fromEntries(parts.map(([name, part]) => [name, { ...part, enabled: false }]))
  return (
    <div aria-busy="true">
      <output className="vh">{reading.pending}</output>
      <div className="outline" aria-hidden="true" inert>
        {/* The same parts: that they are not read changes nothing of what they are. */}
        <View request={request} data={data} parts={waiting as Parts} />
      </div>
    </div>
  )
}
