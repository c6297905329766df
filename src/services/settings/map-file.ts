import { join } from 'node:path'
import type { MapFileState } from '#domain/settings/map-file.ts'
import { MapFileError, openMapFile } from '#gateways/maps/pmtiles-file.ts'
import type { DataFolder } from '#store/store.ts'

/** Where an operator puts a map of their own. */
export function mapFilePath({ dataDir }: DataFolder): string {
  return join(dataDir, 'map.pmtiles')
}

/** Looks whether the data folder has a map file, and whether it can be used. */
export async function inspectMapFile(folder: DataFolder): Promise<MapFileState> {
  try {
    const file = await openMapFile(mapFilePath(folder))
    if (file === undefined) return { kind: 'none' }
    const { sizeBytes, maxZoom } = file
    await file.close()
    return { kind: 'usable', sizeBytes, maxZoom }
  } catch (error) {
    if (error instanceof MapFileError) return { kind: 'faulty', fault: error.fault }
    throw error
  }
}
