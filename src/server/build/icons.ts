import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The logo, a circle with its radius, for tabs and bookmarks; it adapts to dark tabs. */
const FAVICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.a{fill:none;stroke:#0a4c60}.b{fill:#0a4c60}@media(prefers-color-scheme:dark){.a{stroke:#8fd0e0}.b{fill:#8fd0e0}}</style><circle class="a" cx="14" cy="14" r="11.8" stroke-width="2.6"/><circle class="b" cx="14" cy="14" r="3.4"/><path class="a" d="M14 14l8.300-8.300" stroke-width="1.8"/></svg>
`

/** Pictures of the logo by file name, in pixels. Browsers ask for favicon.ico and take a PNG. */
const PICTURES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'favicon.ico': [48, 48],
  'apple-touch-icon.png': [180, 180],
  'og.png': [1200, 630],
}

/** Writes the logo in every form that is asked for. @param folder is created */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'favicon.svg'), FAVICON_SVG),
    ...Object.entries(PICTURES).map(async ([name, [width, height]]) => {
      const picture = sharp(Buffer.from(logoOnPaper(width, height)))
      await writeFile(join(folder, name), await picture.png({ palette: true }).toBuffer())
    }),
  ])
}

/** The logo on paper; its circle fills three quarters of the shorter side. */
function logoOnPaper(width: number, height: number): string {
  const scale = (Math.min(width, height) * 0.72) / (2 * 11.8)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fcfcfa"/><g transform="translate(${width / 2} ${height / 2}) scale(${scale})" fill="none" stroke="#0a4c60"><circle r="11.8" stroke-width="2.6"/><circle r="3.4" fill="#0a4c60" stroke="none"/><path d="M0 0l8.300-8.300" stroke-width="1.8"/></g></svg>`
}
