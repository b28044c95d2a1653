/**
 * Where a visitor stands in an experiment, from 0 up to 1: the same for the same person, as evenly spread as chance would, and
 * for one experiment without regard to any other.
 */
export const shareOf = (experiment: string, visitor: string): number =>
  (fnv1a(String(fnv1a(`${experiment}\n${visitor}`))) % places) / places

/** Whether a visitor is among those who meet a version that is live for a share of 100 visitors; with a larger share the same ones still are. */
export const isAmong = (
  botId: string,
  { version, share }: { readonly version: number | string; readonly share: number },
  visitor: string,
): boolean => shareOf(`${botId} ${version}`, visitor) * 100 < share

/** A visitor stands at one of so many places. */
const places = 10_000

/** FNV-1a with 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}
