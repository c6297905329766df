import { describe, expect, test } from 'vitest'
import { type Backup, backupFile, backupTime, surplusBackups } from '#domain/backup.ts'

const at = (text: string) => Date.parse(text)

function backup(text: string): Pick<Backup, 'file' | 'createdAt'> {
  const createdAt = at(text)
  return { file: backupFile(createdAt), createdAt }
}

describe('names', () => {
  test('a backup has the German local time in its name', () => {
    expect(backupFile(at('2026-11-21T13:32:05Z'))).toBe('umkreis-2026-11-21-143205.tar.gz')
    expect(backupFile(at('2026-07-01T22:00:00Z'))).toBe('umkreis-2026-07-02-000000.tar.gz')
    expect(backupFile(at('2026-07-01T22:00:00Z'), { isEncrypted: true })).toBe(
      'umkreis-2026-07-02-000000.tar.gz.age',
    )
  })

  test('backups of earlier versions are backups too', () => {
    expect(backupTime('umkreis-2026-11-21-143205.sqlite.gz')).toBe(at('2026-11-21T13:32:05Z'))
  })

  test.each(['2026-11-21T13:32:05Z', '2026-07-01T22:00:00Z', '2026-03-29T01:00:00Z', '2026-10-25T01:30:00Z'])(
    'the time can be read from the name: %s',
    text => {
      expect(backupTime(backupFile(at(text)))).toBe(at(text))
      expect(backupTime(backupFile(at(text), { isEncrypted: true }))).toBe(at(text))
    },
  )

  test.each([
    ['no backup at all', 'directory.sqlite'],
    ['a path out of the folder', '../umkreis-2026-11-21-143205.tar.gz'],
    ['a day that does not exist', 'umkreis-2026-02-31-120000.tar.gz'],
    ['an hour that clocks leave out', 'umkreis-2026-03-29-023000.tar.gz'],
    ['with another ending', 'umkreis-2026-11-21-143205.tar.gz.part'],
    ['what is stored beside one', 'umkreis-2026-11-21-143205.tar.gz.json'],
  ])('not the name of a backup: %s', (_why, name) => {
    expect(backupTime(name)).toBeUndefined()
  })
})

describe('which backups are deleted', () => {
  const days = ['15', '16', '17', '18', '19', '20', '21'].map(day => backup(`2026-11-${day}T03:00:00+01:00`))

  test('seven stay', () => {
    expect(surplusBackups(days)).toEqual([])
  })

  test('with an eighth day the oldest is deleted', () => {
    const sixteenth = days[1]
    const week = [...days.slice(1), backup('2026-11-22T03:00:00+01:00'), backup('2026-11-23T03:00:00+01:00')]
    expect(surplusBackups(week)).toEqual([sixteenth])
  })

  test('after a year of nightly backups, seven days stay, and the Sundays of the four weeks before them', () => {
    let backups: ReturnType<typeof backup>[] = []
    for (let night = 0; night < 365; night++) {
      backups.push(backup(new Date(at('2025-11-26T02:00:00Z') + night * 86_400_000).toISOString()))
      const gone = new Set(surplusBackups(backups))
      backups = backups.filter(one => !gone.has(one))
    }
    expect(
      backups.map(({ file }) => file.slice('umkreis-2026-'.length, 'umkreis-2026-11-21'.length)),
    ).toEqual([
      '10-25',
      '11-01',
      '11-08',
      '11-15',
      '11-19',
      '11-20',
      '11-21',
      '11-22',
      '11-23',
      '11-24',
      '11-25',
    ])
  })

  test('several backups of one afternoon do not replace those of earlier days', () => {
    const afternoon = ['14', '15', '16'].map(hour => backup(`2026-11-21T${hour}:00:00+01:00`))
    const gone = surplusBackups([...afternoon, ...days])
    expect(gone).toEqual([days[6], afternoon[0], afternoon[1]])
  })

  test('the newest always stays', () => {
    const sameDay = Array.from({ length: 9 }, (_, hour) => backup(`2026-11-21T0${hour}:00:00+01:00`))
    expect(surplusBackups(sameDay)).toEqual(sameDay.slice(0, 2))
  })
})
