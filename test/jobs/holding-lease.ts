import { lockProcess } from '#gateways/files/process-lock.ts'

/** Takes the lease on a folder's jobs, prints a line, and keeps the lease until it is killed. */
const [folder = ''] = process.argv.slice(2)
const lease = lockProcess(folder, 'jobs.lock')
process.stdout.write(lease === undefined ? 'refused\n' : 'taken\n')
setInterval(() => undefined, 1000)
