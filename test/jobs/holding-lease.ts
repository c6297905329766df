import { lockProcess } from '#gateways/files/process-lock.ts'

/** Takes the leave to run jobs in a folder, tells so, and keeps it until it is killed. */
const [folder = ''] = process.argv.slice(2)
const lease = lockProcess(folder, 'jobs.lock')
process.stdout.write(lease === undefined ? 'refused\n' : 'taken\n')
setInterval(() => undefined, 1000)
