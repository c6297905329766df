/** The package has no types of its own; what the fonts are cut with. */
declare module 'subset-font' {
  export interface Range {
    readonly min: number
    readonly max: number
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<Record<string, Range>>
      /** OpenType features, the others with the glyphs that only they show go. */
      readonly keepFeatures: readonly string[]
      readonly dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
