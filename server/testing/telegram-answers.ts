/** What the Bot API answers to a method that it takes. */
export function botAnswer(method: string, number: number): object {
  if (method === 'getMe')
    return { ok: true, result: { id: 123456, is_bot: true, username: 'shop_bot' } }
  if (method === 'getFile')
    return { ok: true, result: { file_id: 'f', file_path: 'photos/file_1.jpg' } }
  return { ok: true, result: method.startsWith('send') ? { message_id: number } : true }
}
