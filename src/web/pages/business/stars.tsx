/** Five stars, halves where the fraction is 0.5 or more (specification, section 9); the number stands beside them. */
export function Stars({ rating }: { rating: number }) {
  const kinds = starKinds(rating)
  return (
    <span className="stars" aria-hidden="true">
      {PLACES.map(place => (
        <i key={place} className={`ic ic-star ${kinds[place]}`} />
      ))}
    </span>
  )
}

/** 4.7 -> four 'full', one 'half'; 4.4 -> four 'full', one 'none'. */
export function starKinds(rating: number): readonly ('full' | 'half' | 'none')[] {
  const whole = Math.floor(rating)
  const hasHalf = rating - whole >= 0.5
  return PLACES.map(index => {
    if (index < whole) return 'full'
    return index === whole && hasHalf ? 'half' : 'none'
  })
}

const PLACES = [0, 1, 2, 3, 4] as const
