import { localAddress } from '#domain/language-path.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { unpackHours } from '#web/cards/list-card.ts'
import { telUrl } from '#web/format/phone.ts'
import type { PageContext } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { nationalPhone } from '#web/ui/card/business-entry.tsx'
import { shownState } from '#web/ui/card/open-state.tsx'

export interface PinCardOptions extends Pick<PageContext, 'messages' | 'formats' | 'site' | 'language'> {
  /** Goes to a page without loading a document. */
  readonly onFollow: (path: string) => void
}

/** What a point of the map tells: its business, or a list of all that are at the very same spot. As of now. */
export function pinCards(cards: readonly ListCard[], options: PinCardOptions): HTMLElement {
  const [first] = cards
  if (cards.length === 1 && first !== undefined) return pinCard(first, options)
  const list = element('ul', 'pin-list')
  for (const card of cards) {
    const item = element('li', '')
    item.append(pinCard(card, options))
    list.append(item)
  }
  return list
}

/** Name, open state, rating, distance and phone, in the markup of an entry of the list. */
function pinCard(card: ListCard, options: PinCardOptions): HTMLElement {
  const { formats, messages } = options
  const box = element('div', 'pin-card')
  const name = element('p', '')
  name.id = `p${card.id.toString(36)}`
  name.append(linkTo(card, options))
  const facts = element('div', 'pin-facts')
  facts.append(...ratingOf(card, options))
  if (card.distanceMetres !== null) facts.append(element('p', 'dist', formats.distance(card.distanceMetres)))
  box.append(name, stateOf(card, options), facts)
  if (card.phone !== null) {
    const phone = element('a', 'act ic ic-phone', nationalPhone(card.phone))
    phone.href = telUrl(card.phone)
    phone.setAttribute('aria-describedby', name.id)
    box.append(phone)
  }
  return box

  function ratingOf({ rating, reviewCount }: ListCard, { site }: PinCardOptions): HTMLElement[] {
    if (!site.showsRatings) return []
    const { card: texts } = messages
    if (rating === null || reviewCount === 0) return [element('p', 'rating', texts.noRating)]
    const line = element('p', 'rating')
    const figure = element('b', '')
    figure.append(element('span', 'vh', `${texts.rating} `), formats.rating(Number(rating)))
    const count = element('span', 'num ic ic-star', `${formats.count(reviewCount)} `)
    count.append(
      element('span', 'vh', `${texts.reviews(formats.counted(reviewCount))} `),
      `· ${texts.source}`,
    )
    line.append(figure, count)
    return [line]
  }
}

function linkTo(card: ListCard, { language, onFollow }: PinCardOptions): HTMLElement {
  const path = businessHref(card)
  const link = element('a', '', card.name)
  link.href = localAddress(language, path)
  link.addEventListener('click', event => {
    // A new tab or window was asked for: the browser's own business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(path)
  })
  return link
}

function stateOf({ hours, status, isHoliday }: ListCard, { messages }: PinCardOptions): HTMLElement {
  const state = shownState({ hours: unpackHours(hours), status, isHoliday }, Date.now(), messages)
  if (state.word === '') return element('p', `state ${state.kind}`, state.detail)
  const line = element('p', `state ${state.kind}`)
  line.append(element('b', '', state.word), state.detail === '' ? '' : ` · ${state.detail}`)
  return line
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
