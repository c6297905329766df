/** The colours of one drawing: muted, as on a map. */
export interface Palette {
  readonly sky: string
  readonly ground: string
  readonly wall: string
  readonly wallDark: string
  readonly sign: string
  readonly signLight: string
  readonly glass: string
  readonly light: string
  readonly goods: string
  readonly accent: string
  readonly plant: string
  readonly metal: string
  readonly dark: string
  readonly pale: string
}

const SHARED = { dark: '#2a3437', pale: '#ebeee9', metal: '#b9c0bd' }

export const PALETTES: readonly Palette[] = [
  {
    ...SHARED,
    sky: '#b4c5cb',
    ground: '#7c8380',
    wall: '#a08f7f',
    wallDark: '#8b7a6b',
    sign: '#2b4048',
    signLight: '#d9dedb',
    glass: '#6f8890',
    light: '#e6cb96',
    goods: '#c59f63',
    accent: '#a9563b',
    plant: '#5f7f5b',
  },
  {
    ...SHARED,
    sky: '#c9d6d2',
    ground: '#8a8d84',
    wall: '#cfc4ae',
    wallDark: '#b3a68d',
    sign: '#44604f',
    signLight: '#e7e9dd',
    glass: '#7d979c',
    light: '#efd9a7',
    goods: '#b98a4e',
    accent: '#7c3f36',
    plant: '#6c8a5a',
  },
  {
    ...SHARED,
    sky: '#d7d2c4',
    ground: '#908779',
    wall: '#a95f4c',
    wallDark: '#8d4c3c',
    sign: '#e9e2d2',
    signLight: '#5b3a30',
    glass: '#76868c',
    light: '#edd5a2',
    goods: '#8f7a52',
    accent: '#2f5a63',
    plant: '#708455',
  },
  {
    ...SHARED,
    sky: '#bccbd6',
    ground: '#77818a',
    wall: '#e1ddd0',
    wallDark: '#c5bfae',
    sign: '#8c3b33',
    signLight: '#f1e9dc',
    glass: '#6d8796',
    light: '#f0dcae',
    goods: '#c0915c',
    accent: '#31566b',
    plant: '#5d7f6d',
  },
  {
    ...SHARED,
    sky: '#cbd3c4',
    ground: '#7f857c',
    wall: '#8fa3a0',
    wallDark: '#778b88',
    sign: '#d9b56a',
    signLight: '#3c3a2e',
    glass: '#5f777d',
    light: '#e8d3a0',
    goods: '#a9774a',
    accent: '#8a4a3c',
    plant: '#62805a',
  },
  {
    ...SHARED,
    sky: '#a9bac4',
    ground: '#6d7577',
    wall: '#c8b48b',
    wallDark: '#ad996f',
    sign: '#35506b',
    signLight: '#dfe5e6',
    glass: '#738d95',
    light: '#f2d797',
    goods: '#96714a',
    accent: '#9c4f37',
    plant: '#587a5f',
  },
]
