import { join } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'

/** What is read from the whole project with the types of TypeScript, in a process of its own that ends with it. */
export function readTypedProject<Result>(read: (project: Project) => Result): Result {
  const root = process.cwd()
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()
    if (project === undefined) throw new Error('tsconfig.json is not a project')
    return read(project)
  } finally {
    api.close()
  }
}
