export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const KM_PER_DEGREE = 111.2

/** Kilometres between two positions within Germany, flat; 0.2 % off over 100 km. */
export function kilometres(from: Position, to: Position): number {
  const scale = Math.cos(((from.latitude + to.latitude) / 2) * (Math.PI / 180))
  return Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * scale) * KM_PER_DEGREE
}

export function medianPosition(positions: readonly Position[]): Position {
  return {
    latitude: median(positions.map(position => position.latitude)),
    longitude: median(positions.map(position => position.longitude)),
  }
}

export function meanPosition(positions: readonly Position[]): Position {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(positions.map(position => position.latitude)),
    longitude: mean(positions.map(position => position.longitude)),
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
