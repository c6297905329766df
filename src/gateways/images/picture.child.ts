import { linkToParent } from '../bounded-process/parent-link.ts'
import { encodeOwnPicture } from './encode-own-picture.ts'
import { encodePhoto, narrowPhoto } from './encode-photo.ts'
import type { PictureReply, PictureTask } from './picture-messages.ts'

// A process that decodes pictures, one after the other. Only picture-processes.ts starts it, and it is typed.
const link = linkToParent(async message => {
  let reply: PictureReply
  try {
    reply = { kind: 'done', result: await resultOf(message as PictureTask) }
  } catch (error) {
    reply = { kind: 'failed', error }
  }
  link.send(reply)
})

function resultOf(task: PictureTask): Promise<unknown> {
  switch (task.kind) {
    case 'photo':
      return encodePhoto(task.bytes)
    case 'narrow':
      return narrowPhoto(task.bytes, task.width)
    case 'own':
      return encodeOwnPicture(task.bytes)
  }
}
